// cspell:disable: patterns contain parts of words.
const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Words that show on their own that a topic is about a practice and its record system. */
export const fieldWords = words(`
  emr emrs ehr ehrs chart charts charting clinic clinics clinician clinicians counselor counselors client clients patient patients
  practice practices practitioner practitioners prescriber prescribers provider providers psychiatrist psychiatrists psychologist psychologists
  psychotherapist psychotherapists therapist therapists caseload caseloads vendor vendors hipaa
`)

/** Words of the field that do not identify it on their own. */
const relatedWords = words(`
  access adherence administrator administrators admission adolescent adolescents agency agencies ambulatory annual appointment appointments balances behavioral bed beds biller billers
  board calendar card cards care case child children center centers certified chat clearinghouse clinical collaborative collection collections communication community contract coordination coverage contracts county counties couple couples credit customer
  data day desk diagnosis diagnoses director directors document documents documentation drug drugs email emails encounter encounters engagement
  facility facilities family families federal fee fees fit fits front health healthcare hospital hospitals hospitalization hours identity in-network informed integrated
  intensive intern interns invoice invoices law laws legal level levels license licenses licensed login logs manager managers management medical medicaid medicare medication medications
  meeting member members message messages messaging mix network note notes nurse nurses office online onsite operations order orders organization organizations
  outpatient owner owners packet packets paper paperwork payment payments payer payers peer peers people phone plan planning plans play platform platforms policy policies portal prescribe prescription prescriptions
  process processes product products program programs progress psych queue questionnaire rate rates record records recovery rehab role roles rule rules rights
  schedule schedules scheduling schools score scores screening secretary security seat seats service services sheet shift shifts sign signature signatures signing site sites social software solution solutions
  specialty specialties staff staffing state statement statements student students supervisor support system systems task tasks team teams tech technology technician
  test texting texts texting therapeutic therapies tool tools trauma treatment treatments unit units update updates user users veteran veterans visit visits ward wellness work worker workers workflow workflows
`)

/** Words of headlines and sentences, months, and the states. */
const neutralWords = words(`
  a about across actually add adding after again against ago all also always am among an and another any anyone anything are around article as ask asking asks at audit audits automate automated automatically automating automation avoid avoiding away
  back basic basics be because become been before begin beginner beginners behind being below benefit benefits better between beyond big bigger biggest blog both break build building busy but buy buyer buyers buying by
  can cannot case cases change changes changing check checking checklist checks clean clear cold come coming common compare compared comparing comparison complete consider considering could cut cutting
  daily days deal decide decision deep difference differences different do does doing done down during each ease easier easy effective efficient eight else end enough even ever every everyone everything exact example experience examples explain explained explaining
  fast faster feature features few fewer field find finding first five fix fixing for four free from full future
  get gets getting give given go goes going good great grow growing growth guide guides half hand handle handling happen happens hard has have having help helpful helps here hidden high home honest how however
  i idea ideas if important improve improved improving in including independent inside instead into introduction is issue issues it its itself just keep keeping keeps key know known ownership
  large last late later learn least less lessons let life like list lists little live local long look looking looks lose losing loss lot low lower main make makes making many market matter matters may me mean means measure measures medium midsize might minute minutes mistake mistakes modern
  month monthly months monitoring more most move much multi multiple must my myths need needed needs negotiate negotiation never new newer next nine no nobody non nonprofit nonprofits nor not nothing now number of off offer offered offline often old on once one ones only open opening option options or other others our out over overview own
  part parts pick picking pitfalls place places point points possible post practical premise preparation prepare preparing present pros cons public put question questions quick quickly ready real really reason reasons recommended reduce reducing reduction regional remote replace replacement review reviewed reviews right risk risks rural run running runs
  safe safely same save saving say scale scaling second see seeing send sending set sets setting settings setup seven several share sharing shift short should show side simple since single six small smaller smart so some something sort special specific split spot start starting startup steps step still stop stopping strategies strategy strong study such sure switch
  take takes taking talk team tell ten than that the their them then there these they thing things think third this those three through time timeline timelines times tip tips to today together too top total track tracking trend trends trust try trying turn two typical
  topic topics ultimate under understand understanding understood united unless until up upgrade urban us usa use used useful uses using usual value based versus very vs wait want wants was watch way ways we week weekly weeks well went were what whatever when where whether which while who whole whom whose why will win with within without words worth would write writing wrong
  year yearly years yes yet you your yours zero
  january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana
  nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania rhode island tennessee texas utah vermont virginia washington wisconsin wyoming north south west east american
`)

/** Whether a lowercase word is understood: it is neutral, or belongs to the field. */
export const isPlain = (word: string) => neutralWords.has(word) || relatedWords.has(word) || fieldWords.has(word)
