import { Fragment } from "react";
import { examples } from "./all-examples";

/** Shows every component in its states at /_kit. Only `npm run dev` has this page. */
const KitPage = () => (
  <>
    <h1>Components</h1>
    {Object.entries(examples).map(([component, states]) => (
      <Fragment key={component}>
        <h2>{component}</h2>
        {states.map(({ name, element }) => (
          <Fragment key={name}>
            <p>{name}</p>
            {element}
          </Fragment>
        ))}
      </Fragment>
    ))}
  </>
);

export default KitPage;
