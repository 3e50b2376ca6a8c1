import { claim, sentences } from "@rules/claims";
import { fromTo } from "@rules/span";
import { phoneHref } from "../../lib/contact-links";
import type { Guide } from "./guide";
import { madeWithin } from "./made-figures";

export const GUIDE_FAQ: Guide = {
  slug: "faq",
  name: "FAQ",
  title: "Questions on measuring and fitting",
  lead: "What customers ask with the tape in their hand. Questions on prices, orders and returns have a page of their own.",
  description:
    "Short answers on measuring, fitting, light, child safety and looking after made-to-measure blinds, shutters and curtains.",
  updated: "2026-11-27",
  sections: (facts) => [
    {
      id: "measuring",
      title: "Measuring",
      blocks: [
        {
          questions: [
            {
              id: "take-off",
              question: "Should I take something off for the brackets?",
              answer: [
                "No. For an inside mount give us the recess as you measured it, the smallest of three. We take off what the blind needs. For an outside mount give us the finished size.",
              ],
            },
            {
              id: "units",
              question: "Millimetres, centimetres or inches?",
              answer: [
                "Whichever you read. The unit stands beside each box and can be changed; your figure is kept as you typed it. Millimetres leave least room for error.",
              ],
            },
            {
              id: "precision",
              question: "How exact is the finished blind?",
              answer: [`${madeWithin(facts)} Inside that, it’s no fault.`],
            },
            {
              id: "not-square",
              question: "My recess isn’t square. What now?",
              answer: [
                "If the diagonals differ by more than 5 mm, choose an outside mount, or shutters in a Z frame whose trim covers the edge. See [is the recess square](/guides/measurement#square).",
              ],
            },
            {
              id: "shallow",
              question: "The recess is too shallow. Can I still have a blind inside?",
              answer: [
                "Often: it stands a little proud of the wall. Aluminium venetians need least, 30 mm for slats of 25 mm. Below that, go outside.",
              ],
            },
            {
              id: "you-measure",
              question: "Can you measure for me?",
              answer: [
                sentences(
                  "Yes, and it’s free: it is what an order says unless you choose otherwise at the checkout.",
                  claim(facts.fittingWeeks, (weeks) => `Measured, made and fitted takes ${fromTo(weeks)} weeks.`),
                  `[Ask for a visit](/#quote-section) or call [${facts.phone}](${phoneHref(facts.phone)}).`,
                ),
              ],
            },
          ],
        },
      ],
    },
    {
      id: "fitting",
      title: "Fitting",
      blocks: [
        {
          questions: [
            {
              id: "how-long",
              question: "How long does it take to hang a blind?",
              answer: [
                `Under ${facts.installationMinutes} minutes for a plain blind and somebody with a drill. Shutters take longer, and two people.`,
              ],
            },
            {
              id: "upvc",
              question: "May I drill into uPVC windows?",
              answer: [
                "Not into hollow chambers, seals or opening sashes: it lets in water and may end the window’s guarantee. Perfect fit frames and clips need no holes.",
              ],
            },
            {
              id: "rented",
              question: "I rent. Is there a blind without drilling?",
              answer: [
                "Yes: perfect fit frames for uPVC windows, and light rollers on clips or a tensioned bar, up to about 1200 mm wide.",
              ],
            },
            {
              id: "fixings",
              question: "Are screws and plugs included?",
              answer: [
                "Yes, for masonry and wood. For plasterboard without a batten, buy hollow-wall anchors that suit its thickness.",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "safety",
      title: "Child safety",
      blocks: [
        {
          questions: [
            {
              id: "safe-blinds",
              question: "Which blinds are safe for a child’s room?",
              answer: [
                `Every indoor blind of ours complies with ${facts.childSafetyStandard}. For rooms where children sleep or play we recommend those without cords or chains: spring, wand, motor or shutters. [See them](/category/blinds?feature=child-safe).`,
              ],
            },
            {
              id: "device",
              question: "Do I have to fit the safety device?",
              answer: [
                `Yes. A chain or a cord is safe only when the device holds it taut, at least ${facts.guideFigures.deviceHeightMm} mm above the floor. Our fitters won’t leave without it.`,
              ],
            },
            {
              id: "old-blinds",
              question: "What about the blinds I already have?",
              answer: [
                `Cut no corners: tie no cords together, fit a cleat or a tensioner at least ${facts.guideFigures.deviceHeightMm} mm up, and move cots and beds away from the window. Devices to add later cost little; [ask us](/contact).`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: "living",
      title: "Light and daily use",
      blocks: [
        {
          questions: [
            {
              id: "dark",
              question: "Will blackout cloth make the room completely dark?",
              answer: [
                "The cloth lets nothing through, the edges do. For a really dark room choose side channels, or an outside mount that reaches 100 mm past the opening.",
              ],
            },
            {
              id: "wet-rooms",
              question: "What can hang in a bathroom or above a sink?",
              answer: [
                "Faux wood, aluminium, PVC and moisture resistant fabric. Real wood and MDF can’t: steam warps them.",
              ],
            },
            {
              id: "top-stack",
              question: "How much window does an open blind cover?",
              answer: [
                "A roller about 60–90 mm, a pleated blind of 1500 mm drop about 70 mm, a wooden one about 185 mm, a roman about one fifth of its drop.",
              ],
            },
          ],
        },
        "Prices, payment, delivery and returns: see [all questions and answers](/faq).",
      ],
    },
  ],
  next: ["measurement", "installation"],
};
