import { testEngine } from "./engine";
import { openFirefox } from "./firefox";

testEngine(openFirefox);
