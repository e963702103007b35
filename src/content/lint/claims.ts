/** What a text should not say unless it can be shown to be true, and why. */

/** Claims that the trade itself calls false, each by its reason. A question claims nothing. */
export const claims: Readonly<Record<string, RegExp>> = {
  "sealcoat is renewed every few years, not every year":
    /\b(?:re-?seal|sealcoat|seal|coat)(?:ed|ing|s)?\b[^.;:|]*\b(?:every|each) (?:single )?year\b/i,
  "heat, cold and rain all stop the work": /\b(?:any|all) (?:seasons?|weather)\b|\bin every season\b|\byear-round\b/i,
  "only the workmanship warranty of the settings is promised": /\bguarantee/i,
  "no repair is for good": /\b100 ?%|\bpermanent(?:ly)? (?:fix|seal|repair)|\blasts? forever\b/i,
  "filler suits narrow cracks only": /(?<!\bno )\bfiller (?:fixes|cures|solves|repairs) (?:everything|every|all|any|them)/i,
  "nobody certifies a lot, and compliance is more than paint":
    /\bADA[- ](?:certified|approved)\b|\bcertified\b|\b(?:ensures?|promises?|full|fully|assured?) (?:ADA[- ])?complian/i,
  "not what wears asphalt in a desert valley": /\bfreez|\bfrost\b|\broad salt\b|\bsnow|\bde-?ic(?:e|ing)\b/i,
  "there is no office or crew of our own in each place":
    /\b(?:[Oo]ur|[Aa] local|[Aa]n?) (?:local )?(?:office|branch|shop|yard|showroom|crew|team) (?:in|at) [A-Z]|\b[Cc]rews? based in\b|\b[Vv]isit our (?:office|shop)\b/,
  "many homes here have concrete or pavers": /\bmost (?:homes|houses|driveways)\b[^.;]*\basphalt\b/i,
  "a superlative nobody can check":
    /\bthe best (?:sealcoat|contractor|company|crew|price|service|in)|#1\b|\bnumber one\b|\b(?:premier|unmatched|unbeatable|unrivaled|ultimate|world-class|top-rated|top-quality|highest quality|state-of-the-art)\b|\bleading (?:company|contractor|provider)/i,
  "the company's age, size and honors are not known":
    /\bsince (?:19|20)\d\d\b|\byears (?:of experience|in business)\b|\bfamily[- ]owned\b|\bdecades of\b|\baward|\baccredited\b|\b(?:\d+|hundreds|thousands)\+?(?: of)? (?:happy |satisfied )?(?:customers|clients|jobs)\b/i,
  "insurance amounts are not known": /\binsured (?:for|up to)\b|\$\d+(?:\.\d+)? ?million\b/i,
  "prices are sample ranges, never firm": /\b(?:only|just|flat|a fixed) \$\d/i,
  "filler that says nothing":
    /\b(?:look no further|in today's world|one-stop shop|second to none|peace of mind|state of the art|whether you're|whether you are)\b/i,
  // Coal tar does resist oil; the sealer these texts describe is an asphalt emulsion.
  "an asphalt-based sealer does not resist oil or fuel":
    /(?<!\bcoal tar )\b(?:shields?|protects?|resists?|takes?)\b[^.;:]*\b(?:oil|fuel|gasoline)\b/i,
  "the earliest hour of work is set by local rules":
    /\b(?:starts?|begins?|jobs?|works?|crews?|trucks?)\b[^.;]*\b(?:at|by|from) (?:dawn|first light)\b|\bdawn (?:starts?|shifts?|jobs?)\b/i,
  "plain hyphens and straight quotes only": /[\u2010-\u2015\u2018-\u201d\u2026]/,
  "no exclamation marks": /!(?!\[)/,
};

/** The same of Spanish texts: claims that a translation may slip in. */
export const spanishClaims: Readonly<Record<string, RegExp>> = {
  "only the workmanship warranty of the settings is promised": /\bgarantiza(?:mos|do|da|dos|das)?\b|\bgarantía (?:total|de por vida)\b/i,
  "no repair is for good": /\bpara siempre\b|\b(?:reparación|arreglo) permanente\b/i,
  "a superlative nobody can check":
    /\bsomos (?:el|la|los|las) mejor(?:es)?\b|\b(?:el|la) mejor (?:empresa|contratista|compañía|precio|servicio)\b/i,
  "prices are sample ranges, never firm": /\b(?:solo|sólo|apenas) \$\d/i,
  "plain hyphens and straight quotes only": /[\u2010-\u2015\u2018-\u201d\u2026]/,
  "no exclamation marks": /[!¡](?!\[)/,
};
