import { whenInstalled } from "../fixtures/when-installed";
import { testServer } from "./walk";

whenInstalled("nginx", () => testServer("nginx"));
