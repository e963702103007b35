import { whenInstalled } from "../fixtures/when-installed";
import { testServer } from "./walk";

whenInstalled("apache", () => testServer("apache"));
