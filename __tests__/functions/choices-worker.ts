/** The Worker for a form whose service field allows several choices. */
import "../fixtures/several-services";
import worker from "../../src/worker";

export default worker;
