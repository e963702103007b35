/** The Worker for a form with a field that allows several choices. */
import "../fixtures/several-services";
import worker from "../../src/worker";

export default worker;
