import { rejectDays } from "@rules/consumer-law";
import { phoneHref } from "../../lib/contact-links";
import type { Guide } from "./guide";

export const TROUBLESHOOTING: Guide = {
  slug: "troubleshooting",
  name: "Troubleshooting",
  title: "Putting things right",
  searchTitle: "Putting things right with your blinds",
  lead: "Find what the blind does, and what to do about it. Most of it takes a screwdriver and a few minutes.",
  description:
    "A roller blind climbs to one side, slats don’t close, vanes crossed, motor doesn’t answer: causes and cures, by symptom.",
  updated: "2026-11-21",
  sections: (facts) => [
    {
      id: "roller",
      title: "Roller and day and night",
      blocks: [
        {
          questions: [
            {
              id: "roller-crooked",
              question: "It winds up to one side",
              answer: [
                {
                  steps: [
                    "Check the brackets with a level and set the lower one right.",
                    "Let the blind down all the way and wind it up again, guiding the cloth straight.",
                    "Still crooked: let it down and stick a strip of tape on the bare tube, on the side the cloth should move to.",
                  ],
                },
              ],
            },
            {
              id: "chain-slips",
              question: "The chain slips or has come apart",
              answer: [
                "Pull straight down, not at an angle. If the beads have jumped, seat them in the wheel again and push the guide back on. A breakaway joint clips back together; a worn chain is replaced, at the same length.",
              ],
            },
            {
              id: "spring-down",
              question: "A spring blind doesn’t go up by itself",
              answer: [
                {
                  steps: [
                    "Take the tube out of its brackets with the cloth half way down.",
                    "Roll the cloth up by hand, some turns.",
                    "Put it back and try. Repeat until it rises calmly.",
                  ],
                },
              ],
            },
            {
              id: "cloth-v",
              question: "Wide cloth shows a faint V",
              answer: [
                "Over 2.4 m wide or 3 m long cloth can show it, for it carries its own weight. Two linked blinds side by side don’t.",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "venetian",
      title: "Venetian and wooden",
      blocks: [
        {
          questions: [
            {
              id: "slats-open",
              question: "The slats don’t close",
              answer: [
                "Look for a twisted ladder or a slat that lies the wrong way up. Untwist it, turn the slats the right way and tilt again. If the wand turns and nothing moves, the tilt rod has slid out of the tilter: push it back in.",
              ],
            },
            {
              id: "stuck-up",
              question: "It’s up and won’t come down",
              answer: [
                "The cord lock holds. Draw the cords towards the middle of the blind and pull down a little, until the lock frees; then let the blind down.",
              ],
            },
            {
              id: "rail-slopes",
              question: "The bottom rail hangs askew",
              answer: [
                "Raise the blind fully and look under the rail: even out the knots below the plugs. With separate cords, pull the one on the lower side.",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "vertical",
      title: "Vertical",
      blocks: [
        {
          questions: [
            {
              id: "vanes-crossed",
              question: "Vanes are crossed or out of line",
              answer: [
                {
                  steps: [
                    "Draw the blind out fully.",
                    "Uncross the vanes by hand.",
                    "Turn them to both ends, twice. The gears fall into step.",
                  ],
                },
              ],
            },
            {
              id: "vane-fell",
              question: "A vane has fallen off",
              answer: [
                "See which part is broken. A torn slot in the vane takes a repair tab, which clips over it. A broken hook needs a new carrier: [send us a picture](/contact) and ask for the right one.",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "roman",
      title: "Roman and pleated",
      blocks: [
        {
          questions: [
            {
              id: "roman-uneven",
              question: "A roman blind rises unevenly",
              answer: [
                "Look at the back. A breakaway clip has probably opened, as it should under load: press it back on its cord. If all are closed, level the cords at the rail. Never knot them.",
              ],
            },
            {
              id: "folds-loose",
              question: "The folds don’t fall neatly",
              answer: ["Raise it, dress every fold by hand and leave it up for some days. Cloth remembers."],
            },
          ],
        },
      ],
    },
    {
      id: "motors",
      title: "Motors",
      blocks: [
        {
          questions: [
            {
              id: "motor-deaf",
              question: "The motor doesn’t answer",
              answer: [
                {
                  steps: [
                    "Charge it fully, 3 to 8 hours.",
                    "Change the cell in the remote and stand near the blind.",
                    "Pair it again, with only this one blind awake, and set its limits.",
                  ],
                },
              ],
            },
            {
              id: "motor-backwards",
              question: "Up is down and down is up",
              answer: ["Set the motor to reverse as its booklet says, and then set both limits again."],
            },
          ],
        },
      ],
    },
    {
      id: "shutters",
      title: "Shutters",
      blocks: [
        {
          questions: [
            {
              id: "panel-sags",
              question: "A panel sags or scrapes",
              answer: [
                "Tighten the hinge screws. If it still scrapes, the frame has moved: shim it until both diagonals are within 3 mm. See [plumb and square](/guides/shutter-installation#square).",
              ],
            },
            {
              id: "louvre-droops",
              question: "Louvres don’t stay where they are put",
              answer: ["Tighten the tension screw in the side of the panel, a quarter turn at a time."],
            },
          ],
        },
      ],
    },
    {
      id: "light",
      title: "Light at the edges",
      blocks: [
        {
          questions: [
            {
              id: "side-light",
              question: "Light comes in at the sides",
              answer: [
                "In a recess a gap is part of every blind: 15–20 mm on each side of a roller, 5–10 mm with most others. [How much is usual](/guides/inside-mount-blinds#light). Side channels close it, and so does an outside mount with 75–100 mm of overlap.",
              ],
            },
            {
              id: "cord-holes",
              question: "Points of light in closed slats",
              answer: [
                "They are the holes that the cords run through. Ladder tapes hide most of them; hairlines of light at joints of shutters are normal too.",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "outdoors",
      title: "Awnings",
      blocks: [
        {
          questions: [
            {
              id: "awning-pools",
              question: "Rain collects on the cloth",
              answer: [
                "The pitch is too flat. Set it to 14 degrees or more, or wind the awning in when it rains, and let it dry the next day.",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "still-wrong",
      title: "Still not right?",
      blocks: [
        `Call [${facts.phone}](${phoneHref(facts.phone)}) or [send us a few lines and a picture](/contact). What is faulty, not as described or doesn’t fit goes back within ${rejectDays(facts)} days, for your money or made again, as you choose: that is [your right by law](/terms#returns).`,
      ],
    },
  ],
  next: ["care", "faq"],
};
