/** The pair of pictures of a service's page, for the editor, which knows views alone. */
export { BeforeAfter } from "../sections/before-after";
