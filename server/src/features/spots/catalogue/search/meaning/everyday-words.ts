/**
 * Words that travelers type and that differ by one or two letters from names of places, such as 'wine' and Nine Arch
 * Bridge. They aren't taken for typos, even if no destination has them.
 */
const WORDS = `
able adult adults airport airports amazon ancient animal animals antique apartment apartments aqua arctic arena arts
astronomy autumn away babies baby bacon baker bakery ball balls band bank banks barbecue base bath baths bears
beautiful beauty beer beers best better bike bikes biking bird birding birds birthday black blue boat boating boats
bone book booking books boots bottle bowl bread breakfast brew brewery bride bridge bridges bright brown brunch budget
bull bungalow bungalows bungee bunny burger buses business butterfly cabin cabins cable cafe cafes cake calm camel
camels camp camper camping campsite canal canals candle canoe canoeing canyon canyons card cards carnival cars casino
casinos castle cave caves caving celebrate ceramics chalet chalets champagne change charm cheap cheese chef cherry
chess chicken child children chill chocolate choice church churches cider cinema circus clean clear cliff cliffs
climate climb climbing cloud clouds club clubbing clubs coach coal cocktail cocktails code coffee cold comfort
comfortable concert concerts connect cook cookery cooking cool coral corn cost cottage cottages cotton couple couples
course cousin cover cowboy crab craft crafts cream crew cricket crown cruise cruises cruising cuisine culture cure
curry custom cute cycle cycling dance dancing dark date dating daughter dawn days deal deals deep deer delicious
dentist design dessert dinner dinosaur dinosaurs disco discover dish dive diver divers dogs dolphin dolphins doors
dorm downhill dragon dream dress drink drinks drive driving drop drum drums duck dunes dusk eagle eagles early easter
eating eclipse ecotourism electric elegant elephant empire empty engagement english enjoy equator escape evening event
events exotic expert explore express face factory fair fairs fairy fall falls families family famous farm farms
farmstay fashion fast father fear feast feel ferry festival festivals field fields film films fine fire fireworks fish
fishing fitness fjord fjords flat flight flights floating flora flower flowers flying foodie forest forests fort
fortune fossil fossils four free french fresh friend friendly friends fruit full funny future gallery gambling game
games garden gardens gentle ghost ghosts giant giants gift gifts girl girls glacier glamping glass gliding goat goats
gold golf golfing gondola gorilla gorillas gourmet grand grass graves green group groups guide guided guides guitar
half hall halloween hammam hammock handicap hang happy harbor hard harvest haunted health heart heat heaven hello
heritage hidden high highland hike hiker hikers hiking hill hills hippie history hobby holy home honey honeymoon hope
horse horses hospital host hostel hostels hotel hotels house houseboat houses huge human hunt hunting husband icon
igloo indoor inland inside island jazz jeep jewelry jogging join joke journey juice jump jungle junior just kayak
kayaking keen keep kind king kings kiss kite kites kitesurf kitesurfing kitten kosher lady lamp land lane large late
laugh leaf learn leaves lesbian lgbt library life light lighthouse lights line lion lions list little live lively
local locals lodge lodges lonely long look lost lots loud lounge love lovely lover lovers lucky lunch luxury machine
magic magical mail male mall malls maple marathon marina marine market markets marriage martial mask massage meadow
meal meals meat medical medieval meditation meet meeting meetings memory menu military mind mine mines mini mint
mirror mobile modern money monk monkey monkeys monks moon moonlight morning mosque mosques mother motor motorbike
motorcycle mouse movie movies music musical musician mystery myth naked nanny narrow national native naturist night
nightclub nightlife nights noise north nude number oasis ocean oceans octopus office older olive olives open opera
opposite orange orca orcas organic original outback outlet oven over oyster oysters pack package packages paddle
paddling page pain paint painting pair palm palms panda pandas paper parade paradise paragliding parent parents park
parking parks part parties party pass passport past pasta path paths peace peaceful peak pear pearl pearls penguin
penguins people perfect pets photo photography photos piano picnic picture pier pilgrim pilgrimage pine pines pink
pirate pirates pizza plain plane planet plants play playground plaza plus point polar pole police pond pony pool pools
poor pope popular pork port ports post potato pottery powder power prayer pretty price prices pride prince princess
print prison private public puppy pure purple pyramid queen quick quiet quirky quote race races racing radio raft rail
rain rainbow rainforest rainy ranch rare read ready real reef relax relaxation relaxed relaxing rent rental report
rest restaurant restaurants retire retirement retreat retreats rhino rhinos rice rich ride rides riding ring river
rivers road roads roadtrip robot rock rocks rocky roller romance romantic roof room rooms rope rose roses rough round
route rowing royal rugby ruins rule rural safe safety sail sailing sale salmon salsa salt same sand sandy santa sauna
school science scuba seafood seal seals season secluded secret senior seniors serene shade shark sharks sheep shell
shells ship ships shop shopping shops short show shower shows shrimp sightseeing silence silent silk silver singer
single singles sister skate skating skiing skydive skydiving skyline sleep sleeping slide slow small smart smoke snack
snake snow snowboard soccer social soft solar solitude solo song songs soul sound soup south space spas special spice
spices spicy spider spiritual sport sports spring springs squash stadium star stargazing stars station statue steak
steam steep stone stones store storm story strange strawberry street student students studio study stunning style
suite summer summit sunbathing sunday sunrise sunset sunsets surf surfing sushi swamp sweet swim swimming tall tango
tapas taste tasting tattoo taxi teach team teen teenager teenagers teens temple tennis tent tents theater theme
therapy thermal thin three thrill tiger tigers time tiny toddler toddlers toilet tomb tombs topless tortoise tower
towers town toys track trail trails train training trains tram transport tree treehouse trees trek trekking tribe
tribes tropic tropical truck truffle tulip tulips turtle turtles twin under underground underwater unique unusual
upside urban vegan vegetarian vibe video view views villa village villages villas vine vines vineyard vineyards
vintage virus visa volcano volcanoes volunteer volunteering waiter walk walking walks wall walls warm watch water
waterpark waters wave waves wedding weddings week wellness west whale whales wheel wheelchair white wild wilderness
wildlife wind windmill windmills window windsurfing windy wine wineries winery wines wing wings winter wolf wolves
woman women wood wooden woods wool work world worm wreck xmas yacht yachts yard yellow yoga young youth zebra zipline
ziplining zone zoos zumba
`;

const words = new Set(WORDS.trim().split(/\s+/));

export function isEveryday(word: string): boolean {
  return words.has(word);
}
