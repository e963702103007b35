import { testServer } from "./walk";

testServer("apache");
