import { whenInstalled } from "../fixtures/when-installed";
import { testServer } from "./server-tests";

whenInstalled("nginx", () => testServer("nginx"));
