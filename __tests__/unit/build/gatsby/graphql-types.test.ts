import { buildSchema, GraphQLObjectType, type GraphQLField } from "graphql";
import { contentTypeDefs } from "../../../../src/build/gatsby/graphql-types";
import { files, folders, lists } from "../../../../src/content/schema";

/** What Gatsby itself defines and our types refer to. */
const GATSBY = `
  interface Node { id: ID }
  type Query { nothing: String }
  type File { id: ID }
  directive @dontInfer on OBJECT
  directive @mimeTypes(types: [String!]!) on OBJECT
  directive @entry(type: String!) on FIELD_DEFINITION
`;

const schema = buildSchema(`${GATSBY}\n${contentTypeDefs()}`, { assumeValid: true });

const fieldOf = (type: string, name: string): GraphQLField<unknown, unknown> | undefined => {
  const found = schema.getType(type);
  return found instanceof GraphQLObjectType ? found.getFields()[name] : undefined;
};

describe("contentTypeDefs", () => {
  it.each(
    [...Object.values(folders), ...Object.values(lists), ...Object.values(files)].map(({ type, schema: zod }) => [type, zod] as const),
  )("defines %s with every field of its schema", (type, zod) => {
    expect(Object.keys(zod.shape).filter((name) => fieldOf(type, name) === undefined)).toEqual([]);
  });

  it.each([
    ["Service", "title", "String!"],
    ["Service", "beforeAfter", "BeforeAfter"],
    ["Service", "slug", "String!"],
    ["Post", "listed", "Boolean!"],
    ["Post", "updated", "String"],
    ["Related", "posts", "[Post!]!"],
    ["Testimonial", "location", "Location!"],
    ["Testimonial", "rating", "Int!"],
    ["Business", "areas", "[Location!]!"],
    ["Picture", "file", "File"],
  ])("types %s.%s as %s", (type, name, expected) => {
    expect(String(fieldOf(type, name)?.type)).toBe(expected);
  });
});
