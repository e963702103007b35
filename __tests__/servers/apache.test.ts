import { whenInstalled } from "../fixtures/when-installed";
import { testServer } from "./server-tests";

whenInstalled("apache", () => testServer("apache"));
