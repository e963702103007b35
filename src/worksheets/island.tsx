import { hydrateIsland } from "../client/islands/hydrate";
import { SheetPart } from "./sheet-part";

hydrateIsland("worksheets", SheetPart);
