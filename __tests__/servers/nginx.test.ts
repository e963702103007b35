import { testServer } from "./walk";

testServer("nginx");
