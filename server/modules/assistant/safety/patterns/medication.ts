const MEDICINES =
  '(meds?|medication|medications|medicine|medicines|pills|tablets|prescription|prescriptions|antidepressants?|antipsychotics?|anticoagulants?|blood ?thinners?|ssris?|snris?|insulin|lithium|sertraline|zoloft|prozac|fluoxetine|citalopram|escitalopram|lexapro|paroxetine|effexor|venlafaxine|xanax|benzos?|benzodiazepines?|seroquel|quetiapine|abilify|olanzapine|risperidone|lamotrigine|warfarin|prednisone|steroids|beta ?blockers?|blood pressure (pills|meds|tablets|medication)|heart (pills|meds|medication|tablets)|chemo|chemotherapy|dialysis|epilepsy (meds|medication|pills)|seizure (meds|medication)|hiv (meds|medication|pills)|inhaler|methadone|adderall|ritalin)';

const WITHOUT_DOCTOR =
  '(without|behind|against) (~1 )?(asking |telling |consulting |talking to |seeing |informing )?(my |the |a |any )?(doctors?|gp|psychiatrist|physician|specialist)( ?(s )?(back|knowledge|advice|orders|knowing|noticing))?';

/** Stopping or changing a treatment without a doctor. `supervised` in `harmless-phrases.ts` lists the exceptions. */
export const medication: readonly string[] = [
  // English
  `(stop|stopping|quit|quitting|ditch|skip|skipping|drop|flush|cut out|throw (away|out)|come off|coming off|get off|getting off|go off|going off|be off|wean off|taper off|get rid of|give up|cease|free myself from|live without|survive without|off) (taking |using |with )?(all |all of |both |of )?(my |the |these |those |her |his )?(~2 )?${MEDICINES}(?! (reminder|app|box|alarm|list|shop|bottle|from the))`,
  `(no longer|not|stop|never) (take|taking|using|inject|injecting) (any |all |of |my |the )*${MEDICINES}`,
  `${MEDICINES} (~2 )?cold turkey|cold turkey (~3 )?${MEDICINES}`,
  `(replace|replacing|swap|swapping|treat|cure|curing|beat|heal) (my )?(~2 )?(chemo|chemotherapy|insulin|${MEDICINES}|cancer|tumou?r|diabetes|epilepsy|hiv) (~2 )?(with|by|through|using) (only )?(~2 )?(herbs?|herbal|juice|juices|juicing|prayer|baking soda|bleach|essential oils|oils|crystals|fasting|homeopathy|supplements|vitamins|turmeric|alkaline|diet|honey|cinnamon|mushrooms)`,
  '(double|triple|quadruple|halve) (my |the |his |her )?(~2 )?(dose|dosage|pills|meds|tablets|medication|antidepressants|insulin|sleeping pills)|(increase|change|reduce|adjust|raise|up|lower) (my )?(dose|dosage) (~3 )?(myself|on my own|without|secretly|by myself)|(twice|three times|double|triple|5 times) (~2 )?(dose|amount|number) (~2 )?(of )?(my )?(pills|meds|tablets|medication|sleeping pills|painkillers)',
  '(refuse|refusing|cancel|skip) (my |all )?(chemo|chemotherapy|dialysis|insulin|cancer treatment|blood transfusion)',
  '(doppelte|dreifache) (dosis|menge) |(el doble|el triple) (de )?(~2 )?(dosis|pastillas|medicacion|medicina)|(double|triple) dose (de|du) |(doubler|tripler) (~1 )?(dose|doses|cachets|medicaments|traitement)|(o dobro|o triplo) (da |do |de )?(~2 )?(dose|remedio*|medicacao|comprimido*)|(dobrar|triplicar) (a )?(~1 )?(dose|remedio*)|(薬|お薬|睡眠薬).{0,4}(倍|三倍|3倍|2倍)',
  `(throw|flush|chuck|tip|pour) (~1 )?(my |the |all )?(~2 )?${MEDICINES} (away|out|down|in the)`,
  `(replace|replacing|swap|substitute|trade) (my |the )?(~1 )?${MEDICINES} (with|by|for) (?!(a |an )?(new|fresh|generic|refill|smaller|bigger|different))`,
  `${WITHOUT_DOCTOR} ~9 ${MEDICINES}|${MEDICINES} ~9 ${WITHOUT_DOCTOR}`,
  '(stop|quit|end|abandon|refuse|drop out of|break off) (my |the )?(cancer |hiv |heart |hospital |tb |psychiatric |schizophrenia |bipolar |radiation )(treatment|therapy|radiotherapy)|(more|twice as many|extra) (~2 )?(pills|tablets|xanax|painkillers|opioids|oxy*|benzos) than (prescribed|allowed|i should)',
  '(remplacer|troquer|sustituir|reemplazar|cambiar|substituir|trocar|sostituire) (~1 )?(ma |mon |mes |mi |mis |la |el |los |minha |meu |meus |o |a |os |il |le )?(~1 )?(chimio*|quimio*|chemio*|insulin[ea]|antidepres*|traitement|tratamiento|tratamento|medicament*|medica[ct]i?on|medicacao|remedios?|lithium|litio|pastillas|farmaci) (par|por|con|com|pelo|pela|contre)',
  '(chemo*|insulin|antidepressiva|medikamente|tabletten|lithium|strahlentherapie|dialyse) (~1 )?(durch|gegen|statt) ~3 (ersetzen|tauschen|krauter|tee|saft|heilen)|(krebs|diabetes|krebserkrankung) (~2 )?(mit|nur mit|durch) (~2 )?(krauter*|tee|vitaminen|saften|beten|natron|globuli) (heilen|besiegen|behandeln)|(cancer|diabetes|diabete|cancro) (~1 )?(con|avec|com|solo con|so com) (~1 )?(hierbas|plantes|jus|jugos|ervas|cha|chas|te|bicarbonat*|oracion|priere|erbe)|(curar|curarme|guerir|soigner|tratar|curare) (~1 )?(mon |mi |el |o |meu |le )?(cancer|cancro|diabete*|tumor|tumeur) (~1 )?(con|avec|com) (~2 )?(hierbas|plantes|jus|jugos|ervas|cha|bicarbonato|oracion|erbe)',
  // German
  '(meine |die |alle |mein |das )?(tabletten|medikamente|medikament|antidepressiva|insulin|lithium|psychopharmaka|neuroleptika|blutverdunner|pillen|cortison|betablocker|antipsychotika|blutdrucktabletten|blutdruckmittel|schilddrusentabletten|herztabletten|epilepsiemedikamente|sertralin|citalopram|seroquel) (~4 )?(absetzen|abzusetzen|wegwerfen|wegschmeissen|weglassen|verweigern|in den mull werfen|nicht mehr schlucken|nicht mehr nehmen|nicht mehr (~1 )?einnehmen|ausschleichen|loswerden|ersetzen|aufhoren|stoppen|zu nehmen aufhoren)|(absetzen|ohne) (von )?(meinen |meine |meiner |meinem )(tabletten|medikamente*|antidepressiva|insulin|lithium)|chemo (~2 )?(abbrechen|absagen)|weg von (den |meinen )?(antidepressiva|tabletten|medikamenten)',
  // Spanish
  '(dejar|abandonar|suspender|parar|tirar|cortar|interrumpir|quitarme) (de tomar |de golpe |de usar )?(mi |mis |la |las |los |el |todas |toda |todos )*(medicacion|medicamento*|medicina*|antidepresivo*|insulina|pastilla*|litio|tratamiento|quimio*|antipsicotic*|anticoagulante*|sertralina|ansiolitic*)',
  // French
  '(arreter|stopper|cesser|abandonner|jeter|laisser tomber|me passer de|interrompre) (de prendre |dun coup |brutalement |seule? )?(tous |toute |tout )?(mon |mes |ma |le |les |la |l)*(traitement*|medicament*|antidepresseur*|insuline|lithium|cachets|pilules|medocs|medoc|chimio*|anticoagulant*|neuroleptique*|anxiolytique*|sertraline)',
  '(ne )?(plus|pas|jamais) (prendre|avaler) (mon |mes |ma |mon ~1 )?(traitement*|medicament*|antidepresseur*|insuline|lithium|cachets|pilules|medocs|chimio*|anticoagulant*|neuroleptique*)(?! (en retard|trop))|(no|nao) (tomar|tomarme) mas (la |mi |mis |las |los )?(medicacion|pastillas|antidepresiv*|insulina|litio)|(nao|nunca) (vou )?tomar mais (o |os |meu |meus )?(remedio*|antidepressiv*|insulina|litio)',
  // Portuguese
  '(parar|largar|abandonar|suspender|deixar|interromper|jogar fora|cortar) (de tomar |com |de usar |por conta propria )?(o |a |os |as |meu |minha |meus |minhas |todos |toda )*(remedio*|medicacao|medicamento*|antidepressivo*|insulina|litio|tratamento|quimio*|comprimido*|antipsicotic*|sertralina|ansiolitic*)',
  // Polish, Russian, Turkish, Swedish
  '(odstawic|przestac brac|rzucic) (~1 )?(moje |swoje )?(leki|tabletki|antydepresanty|insuline|lit)|(бросить|перестать|прекратить) (пить |принимать |колоть )?(мои |свои |все )?(таблетки|лекарства|антидепрессанты|инсулин|препараты|литий)|(ilaclarimi|ilacimi|antidepresanlarimi|insulini) (~1 )?(birak*|kes*)|(sluta|slutte) (~1 )?(ta |med |tage |a ta )?(min|mina|mine) (medicin*|antidepressiv*|insulin|tabletter|litium)',
  // Italian, Dutch
  '(smettere|interrompere|sospendere|buttare|abbandonare|lasciare) (di prendere |con |da sol* )?(i |gli |le |la |il |l|miei |mie |mia |mio )*(farmaci|farmaco|antidepressiv*|insulina|litio|medicine|medicinali|pillole|terapia|chemio*)',
  '(stoppen met|afbouwen|niet meer slikken|weggooien|zonder) (~2 )?(mijn |de |alle )*(medicijnen|medicatie|antidepressiva|pillen|insuline|lithium|chemo)|(medicijnen|medicatie|antidepressiva|insuline|lithium) (~3 )?(stoppen|afbouwen|weggooien|niet meer)',
];

export const medicationUnspaced: readonly string[] = [
  '(薬|お薬|インスリン|抗うつ剤|抗鬱剤|抗うつ薬|リチウム|睡眠薬|処方薬|血圧の薬|抗がん剤|治療薬|抗不安薬|向精神薬|ステロイド|透析|安定剤|精神薬).{0,8}(やめ|止め|断ち|断つ|捨て|飲まな|飲まずに|飲むのを(やめ|止め)|減ら(す|し)|中止)|断薬|服薬をやめ',
];
