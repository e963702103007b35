import { testServer } from "./walk";

testServer("caddy");
