import { LISTED_TEXTS, readFaq, type ShownDetails } from '@wayfarer/contract';

/** A destination's texts by name, such as `included.0` or `itinerary.2.title`. */
export function detailTexts(details: ShownDetails): [name: string, text: string][] {
  return [
    ...LISTED_TEXTS.flatMap((list) =>
      details[list].map((text, index): [string, string] => [`${list}.${index}`, text]),
    ),
    ['meetingPoint', details.meetingPoint],
    ['endPoint', details.endPoint],
    ['directions', details.directions],
    ...details.itinerary.flatMap(({ day, title, text }): [string, string][] => [
      [`itinerary.${day}.title`, title],
      [`itinerary.${day}.text`, text],
    ]),
  ];
}

/** The host's words and the answered questions, by name. */
export function hostTexts({
  hostWords,
  questions,
}: {
  hostWords: string;
  questions: string;
}): [name: string, text: string][] {
  return [
    ['hostWords', hostWords],
    ...readFaq(questions).flatMap(({ answer, question }, index): [string, string][] => [
      [`faq.${index}.question`, question],
      [`faq.${index}.answer`, answer],
    ]),
  ];
}
