import { testEngine } from "./engine";
import { openWebkit } from "./webkit";

testEngine(openWebkit);
