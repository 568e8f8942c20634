import type { Language } from '../detect-language.ts';

/** Cities that people move to, travel to or run in, beyond those that name a time zone. */
const CITIES =
  'Barcelona|Sevilla|Seville|Valencia|Valência|Bilbao|Granada|Málaga|Zaragoza|Salamanca|Sarria|Santiago|Santiago de Compostela|Porto|Coimbra|Faro|Braga|Lisboa|Lisbon|Lissabon|Lisbonne|Londres|London|París|Paris|Berlín|Berlim|Berlin|München|Munich|Múnich|Munique|Hamburg|Köln|Cologne|Frankfurt|Stuttgart|Leipzig|Dresden|Bremen|Hannover|Nürnberg|Freiburg|Heidelberg|Münster|Bonn|Düsseldorf|Dortmund|Essen|Mainz|Kiel|Rostock|Potsdam|Wien|Vienna|Viena|Vienne|Graz|Salzburg|Innsbruck|Linz|Zürich|Genf|Genève|Basel|Bern|Lausanne|Lyon|Marseille|Bordeaux|Toulouse|Nantes|Nice|Lille|Strasbourg|Straßburg|Rennes|Montpellier|Grenoble|Brest|Bruxelles|Brüssel|Brussels|Bruselas|Gent|Antwerpen|Amsterdam|Rotterdam|Utrecht|Roma|Rom|Rome|Milano|Mailand|Milan|Milán|Florenz|Florence|Florencia|Venedig|Venice|Venecia|Veneza|Venise|Neapel|Naples|Napoli|Nápoles|Turin|Bologna|Athen|Athens|Atenas|Athènes|Prag|Prague|Praga|Budapest|Warschau|Warsaw|Varsovia|Krakau|Kraków|Kopenhagen|Copenhagen|Copenhague|Stockholm|Estocolmo|Oslo|Helsinki|Dublin|Dublín|Edinburgh|Edimburgo|Glasgow|Manchester|Leeds|Bristol|Liverpool|Birmingham|Sheffield|Newcastle|Cardiff|Belfast|York|Oxford|Cambridge|Brighton|Bath|Galway|Cork|New York|Nueva York|Nova York|Nova Iorque|Boston|Chicago|San Francisco|Los Angeles|Seattle|Austin|Miami|Washington|Denver|Portland|Montreal|Montréal|Toronto|Vancouver|Québec|Ciudad de México|Guadalajara|Oaxaca|Monterrey|Buenos Aires|Córdoba|Mendoza|Rosario|Bogotá|Medellín|Cartagena|Lima|Cusco|Quito|La Paz|Montevideo|São Paulo|Rio|Rio de Janeiro|Salvador|Brasília|Curitiba|Florianópolis|Recife|Fortaleza|Belo Horizonte|Porto Alegre|Tokyo|Tokio|Tóquio|Kyoto|Kioto|Osaka|Seoul|Bangkok|Sydney|Melbourne|Mallorca|Teneriffa|Tenerife|Ibiza|Sylt|Rügen|Bayern|Bavaria|Schottland|Toskana|Tuscany|Toscana|Provence|Bretagne|Bretaña|Normandie|Andalusien|Andalucía|Cataluña|Galicia|Asturias|Algarve|Alentejo|Minho|Madeira|Açores|Azoren|Azores|Alpen|Alps|Alpes|Pyrenäen|Pyrenees|Pirineos|Pyrénées|Dolomiten|Dolomites|Patagonia|Bali|Sizilien|Sicily|Sicilia|Sardinien|Korsika|Corse|Korfu|Kreta|Creta|Escócia|Escocia|Écosse|Inglaterra|Angleterre|Gales|Irlande du Nord|Gran Canaria|Lanzarote|Fuerteventura|Menorca|Pamplona|San Sebastián|Gijón|Oviedo|Vigo|A Coruña|Cádiz|Córdoba|Almería|Alicante|Murcia|Toledo|Segovia|Burgos|León|Getafe|Tarragona|Girona|Aveiro|Évora|Setúbal|Guimarães|Sintra|Cascais|Natal|Manaus|Belém|Vitória|Goiânia|Aix-en-Provence|Avignon|Annecy|Biarritz|Dijon|Reims|Tours|Angers|Nîmes|Perpignan|La Rochelle|Saint-Malo|Quimper|Ardèche|Auvergne|Alsace|Elsass|Jura|Camargue|Corfou|Augsburg|Bielefeld|Bochum|Wuppertal|Duisburg|Karlsruhe|Mannheim|Wiesbaden|Kassel|Erfurt|Jena|Weimar|Magdeburg|Chemnitz|Lübeck|Oldenburg|Osnabrück|Göttingen|Braunschweig|Wolfsburg|Regensburg|Ingolstadt|Passau|Würzburg|Bamberg|Bayreuth|Ulm|Konstanz|Tübingen|Trier|Saarbrücken|Koblenz|Aachen|Krefeld|Schwerin|Greifswald|Stralsund|Flensburg|Allgäu|Schwarzwald|Harz|Eifel|Erzgebirge|Sauerland|Ostsee|Nordsee|Bodensee|Gardasee|Usedom|Klagenfurt|Villach|Bregenz|St. Gallen|Luzern|Winterthur|Lugano|Tirol|Südtirol|Kärnten|Steiermark|Lappland|Zugspitze|Watzmann|Jakobsweg|Rennsteig|Meran|Bozen|Verona|Kroatien|Istrien|Lombok|Sri Lanka|Nepal|Himalaya|Kilimanjaro|Kilimandscharo|Mont Blanc|Matterhorn|Camino|Caminho|Crete|Cyprus|Via Francigena|Dordogne|Lake District|Peak District|Cotswolds|Highlands|Hebrides|Orkney|Shetland|Devon|Dorset|Kent|Sussex|Norfolk|Suffolk|Northumberland|Cumbria|Nottingham|Leicester|Norwich|Exeter|Plymouth|Aberdeen|Dundee|Inverness|Swansea|Philadelphia|Houston|Dallas|Atlanta|San Diego|Las Vegas|New Orleans|Nashville|Detroit|Minneapolis|Colorado|Oregon|Utah|Arizona|Alaska|Ontario|Nova Scotia|British Columbia|Tasmania|Queensland|Scotland|England|Wales|Cornwall|Yorkshire|California|Kalifornien|Texas|Florida|Hawaii|Europa|Europe|Asien|Asia|Afrika|Africa|África';

const names = new Map<Language, ReadonlySet<string>>();

/** Names from the system's own data: countries in the user's language and the cities of time zones. */
function knownPlaces(language: Language): ReadonlySet<string> {
  const known = names.get(language);
  if (known) return known;
  const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const result = new Set(CITIES.toLowerCase().split('|'));
  for (let first = 65; first <= 90; first++) {
    for (let second = 65; second <= 90; second++) {
      const name = regions.of(String.fromCodePoint(first, second));
      if (name !== undefined) result.add(name.toLowerCase());
    }
  }
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    result.add(
      zone
        .slice(zone.lastIndexOf('/') + 1)
        .replaceAll('_', ' ')
        .toLowerCase(),
    );
  }
  names.set(language, result);
  return result;
}

export function isKnownPlace(name: string, language: Language): boolean {
  const known = knownPlaces(language);
  return known.has(name.toLowerCase()) || known.has(name.split(' ')[0]!.toLowerCase());
}

/** Words of their own in small letters. */
const AMBIGUOUS =
  /^(?:bath|reading|nice|cork|essen|split|male|faro|rio|bern|kiel|rom|linz|salvador|rosario|cartagena|valencia|granada|santiago|recife|fortaleza|mainz|gent|basel|york|turkey|chad|jersey|china|man|niue|hermosillo|center|eastern|pacific|central|mountain|easter|troll|casey|davis|general|victoria|mendoza|bonn|wales|nome|nord|sur|son|la|en|us|it|at|be|de|no|is|in|as|ad|ae|south|north|louisville|vincennes|marengo|peru|tell|winamac|knox|new salem|beulah|mali|togo|georgia|jordan|grenada|dominica|guinea|monaco|zone|world|europe)$/i;

/** Whether a word in small letters names a place. */
export function isPlaceName(name: string, language: Language): boolean {
  return name.length > 3 && knownPlaces(language).has(name) && !AMBIGUOUS.test(name);
}

const LANGUAGE_CODES =
  'en de es fr pt it ja zh ko ru ar nl sv no da fi pl cs el tr he hi uk hu ro bg hr sr ca eu gl ga cy gd la'.split(' ');
const languageNames = new Map<Language, ReadonlySet<string>>();
const MORE =
  /^(?:i|python|java|javascript|typescript|excel|word|photoshop|figma|html|css|sql|rust|go|react|power ?point|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|autumn|fall|winter|christmas|easter|thanksgiving|halloween|nochebuena|nochevieja|reyes|carnaval|toussaint|pentecôte|réveillon|ostern|pfingsten|weihnachten|silvester|heiligabend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mandarin|cantonese|latin|maths?|physics|chemistry|biology|history|year|grade|level|phase|god|jesus|facebook|instagram|youtube|tiktok|whatsapp|netflix|linkedin|etsy|minecraft|my|the|a|an|order|general|time|total|week|weeks|day|b1|b2|a1|a2|c1|gcse|nhs|army|navy|olympics|bible|internet|noël|navidad|natal|pâques|páscoa|semana|enem|delf|toeic|ielts|class|primary|reception|grandma|grandpa|granny|gran|nan|work|home|church|school|uni|university|college|bed|theory|concert|mum|dad|mom|st|mr|mrs|ms|dr|bach|mozart|chopin|beethoven|zoom|teams|duolingo|blender|wordpress|autocad|canva|notion|scratch|unity|lego)(?:$| |')/i;

/** Languages, months, programs and school subjects follow 'in' as well. */
export function isNoPlace(name: string, language: Language): boolean {
  let languages = languageNames.get(language);
  if (!languages) {
    const display = new Intl.DisplayNames([language], { type: 'language' });
    languages = new Set(LANGUAGE_CODES.map((code) => display.of(code)?.toLowerCase() ?? code));
    languageNames.set(language, languages);
  }
  return languages.has(name.toLowerCase()) || MORE.test(name);
}
