import { hydrateIsland } from "../client/islands/hydrate";
import { keepSheets } from "./keep";
import { SheetPart } from "./sheet-island";

keepSheets(document);
hydrateIsland("worksheets", SheetPart);
