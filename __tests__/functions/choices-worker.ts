/** The Worker of a form with a field of several choices. */
import "../fixtures/several-services";
import worker from "../../src/worker";

export default worker;
