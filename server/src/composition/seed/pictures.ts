import type { Picture } from "../../catalogue/products/picture.entity.js";

/** The pictures that products, categories and the home page show. */
export const PICTURES: readonly Picture[] = [
  {
    id: "venetian_study",
    alt: "Wooden venetian blind with cotton tapes, slats open, above an oak sideboard in a sunlit study",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#cec6b9",
    placeholder:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAwAA4BaJYgCdADJOAzgAAD+3rXijzh0o9kJn++YU1NquQ7c2on6uNat5KM0KsAAAA==",
  },
  {
    id: "roller_living",
    alt: "Sage green roller blind half lowered over a white window, beside an olive tree and a cream armchair",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d6d1c7",
    placeholder:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAwAA4BaJYwC7AEDaskAAP7wMUuJfa/GkKoW0HLaysveAi4pvwP2uVt7kW4A",
  },
  {
    id: "shutter_bed",
    alt: "White plantation shutters with one panel ajar against a deep blue wall, a pale sofa in front",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d4d4cd",
    placeholder:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwAA4BaJYwC7ADdGcrcoQAA/uy/dvwqW3gaeuujPjsm9hOfe3vbIb62ePL1Z7OTPSnIAAA=",
  },
  {
    id: "curtain_living",
    alt: "Floor-length beige curtains with a sheer white voile between them in a bright living room",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#eeedea",
    placeholder:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAwAA4BaJQBOgBkvTbUAAP7rquRJqDEUHXI1mbxlTxdnBKp9m6UqYOQR+rwAAAA=",
  },
  {
    id: "pergola",
    alt: "Charcoal garden pergola with a louvred roof and a lowered side screen over a timber deck with a sofa",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#557034",
    placeholder:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoQAAwAA4BaJZACdAEUpVZka/WvAAD85hQaySCj+MLLat91AwhcEHzamIkzVqVAoCqy9njdkj6DOv13uWp++VbQAAA=",
  },
  {
    id: "roman_kitchen",
    alt: "Natural linen roman blind half raised over a window on a terracotta wall, an ash sideboard below",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#b58d6e",
    placeholder:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAwAA4BaJZACdADw2hz7FVKAAPxdcBWQ2QPYEaEhRRsWr3ojkitxefb2gjyEFI3rgAAA",
  },
  {
    id: "venetian_detail",
    alt: "Close view of warm wooden venetian slats and a woven ladder tape",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#c6b090",
    placeholder:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAwAA4BaJZACdAD0jAREYAAA/uJ00bFj5KURX3m3S2Q7KG/8e3MAAAA=",
  },
  {
    id: "zebra_home",
    alt: "Brown day and night blind with sheer and solid bands in line, over a green sofa",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d6d2cb",
    placeholder:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAwAA4BaJZQCdADwr3ik+0wAAP7whvPaxMrGMkkoiu24jNBdzLCXd/HHtIwGIhQwYQAA",
  },
  {
    id: "pleated_attic",
    alt: "Taupe honeycomb pleated blind open at the top and the bottom of a narrow window on a blush wall",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#cab9ac",
    placeholder:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAwAA4BaJYwCdAEMQOoeKAD+3qOALgWtnW+xUYYq0XRL3zhhGnuZjnI6v0KU96jqiQAA",
  },
  {
    id: "skylight_attic",
    alt: "Two roof windows in a sloped attic ceiling, one with a grey skylight blind half drawn",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d6d2ca",
    placeholder:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAwAA4BaJQBdgCKUXObnIAAAAP7JdOTs3kmRWVmHO1Ut6CEPx51VuBCW2b4CFvrT3N8hMo5aeA/AAAA=",
  },
  {
    id: "home_hero",
    alt: "Bright room with an oak herringbone floor, floor-length beige curtains over a sheer voile and a sage armchair",
    width: 1920,
    height: 1080,
    widths: [480, 800, 1200, 1920],
    color: "#edebe7",
    placeholder:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAkAA4BaJYwCdADGYIz5YAD+86PCuU/xqgaC67WdOkSLB72LQDAA",
  },
  {
    id: "faux_white_bathroom",
    alt: "White faux-wood venetian blind above a freestanding bath in a bathroom with pale green tiles",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d3d3ca",
    placeholder:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAwAA4BaJZQAAlxWnbsgAAD+w/8FdrRkkwfZpKC2WaSO8XAAAA==",
  },
  {
    id: "blackout_bedroom",
    alt: "Navy blackout roller blind fully lowered behind a made bed with linen cushions in a dim bedroom",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#a69987",
    placeholder:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAwAA4BaJYwC7ADF/i2FSnRAAP7WB7Oi1dknoPzem4oVRW1YF0Z0+wgs+jaGO8H/CShQYx46a/KOAAA=",
  },
  {
    id: "vertical_office",
    alt: "Soft grey vertical blinds turned half open on wide glass doors behind an oak desk and chair",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d2cec7",
    placeholder:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAwAA4BaJQBdgCG2MW0oAAD+6xssiKvqhK+I2yR1ATSIa9+8ZGDwrsVLAAAA",
  },
  {
    id: "alu_office",
    alt: "Slim silver aluminium venetian blind, slats angled, above a walnut desk with a laptop",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#b4a796",
    placeholder:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoQAAwAA4BaJQBOgCB/dYG13IwAAP6NMtI1HTYVWpTS0Qh8PE5LRWrGX0fVNy6AAAA=",
  },
  {
    id: "shutter_cafe_kitchen",
    alt: "White café-style shutters over the lower half of a kitchen window above a butler sink with a brass tap",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d6d3cb",
    placeholder:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoQAAwAA4BaJYwCw7EedISlEzewAAD+jT3PWPsYbFLEmDJRtruMJpFMd+6YfWmrOsAAAA==",
  },
  {
    id: "curtain_navy",
    alt: "Navy wave curtains on a brass pole drawn half open beside tall windows and a boucle armchair",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#dad5cb",
    placeholder:
      "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwAgCdASoQAAwAA4BaJYwC7AEWQ9Bh60JYAAD+yrLdpTwHC8CT1G3+PEvFR8hqWpwL+lkJAZS2nAqjnxBZqgjIe8/ZbHUWsIieRR2OAAA=",
  },
  {
    id: "awning_terrace",
    alt: "Cream and taupe striped awning open over a timber terrace with a garden sofa",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#adb2ae",
    placeholder:
      "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAwAA4BaJZACdAELYPXWpAAA/bbCnRw4QIJ2qVZq9rGV/f3pwtSpN5jnPMJKA2HbZ5EqsYH18HEw5a1FGj1fJOYAAA==",
  },
  {
    id: "perfect_fit_door",
    alt: "Cream perfect-fit pleated blind held in its own frame on a glazed door, plants beside it",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#b78c6c",
    placeholder:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQAAwAA4BaJZACdAD5htTFvnKKAAD4odHzw/iWFEk9rTx4GHoAsk/yxhNJcf3qzShlQAAA",
  },
  {
    id: "roller_motor",
    alt: "Wide motorised roller blind in warm white lowered over garden doors, its remote control on a side table",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#cfc5b3",
    placeholder:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAwAA4BaJQBOgCPtgc0ZyAD+54gJ+/BFpXTqPhdDUmrN+3571EqD4s1bQAAA",
  },
  {
    id: "room_nursery",
    alt: "Nursery with a wooden cot, a teddy bear and a leaf-print blackout roller blind half lowered",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#c9b9ab",
    placeholder:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAwAA4BaJQBOgCHIz2SoZAAA/t6wUrmuP8l59pgvO5t4Vp3ZlvB6HCesIAAA",
  },
  {
    id: "style_scandinavian",
    alt: "Pale linen roller blind in a white bedroom with an ash bed, grey throw and a round mirror",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d5d1cb",
    placeholder:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAwAA4BaJZQAAp1egQl0AAD+7WDl73TQjZIjd3s7WzppvOHRLe9gOAA=",
  },
  {
    id: "style_bohemian",
    alt: "Woven bamboo roman blind on a clay wall, pampas grass, a basket and a rust armchair",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#b98c6c",
    placeholder:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAwAA4BaJagCdADdHXGAVWAAAP62lNWs9Y+ZIpLeb814a4ik7ApUITVnJsfri5siKHDFMHboAAAA",
  },
  {
    id: "style_farmhouse",
    alt: "Cream roman blind with a fine sage stripe, white panelling and an oak sideboard with dried grasses",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#b5a996",
    placeholder:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAwAA4BaJZACdAD2OzU7iiAA/o04CQBktwUvTRz6TSH812Un9D/KA1RrgYAA",
  },
  {
    id: "room_conservatory",
    alt: "Conservatory with three tall windows, cream honeycomb pleated blinds at different heights and large plants",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#dbd6cc",
    placeholder:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoQAAwAA4BaJQBOgCHglSjJc2AAAP7t3+/o0UgJkaOda6r/S6K8tBZ5CMM+E7oAAAA=",
  },
  {
    id: "zebra_grey",
    alt: "Grey day and night blind with its bands offset for privacy, above an oak sideboard",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#b5a796",
    placeholder:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAwAA4BaJYgCdADG6sXAgAAA/ovxlkOF60G+/PSyEA5krdLFBMdV/Ld8QAAA",
  },
  {
    id: "shutter_tier",
    alt: "White tier-on-tier shutters with the top pair folded open and the lower pair closed in a sage room",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#a6a68d",
    placeholder:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAwAA4BaJYwAAttnjvnrYVAA/tYQhf8aBf8Wanf3tdlrtJOOdUohiU6j+VKFMOAAAA==",
  },
  {
    id: "pergola_front",
    alt: "White pergola with an open louvred roof seen straight on over a timber deck with a sofa and rug",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#aeb2ad",
    placeholder:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAwAA4BaJZACw7D2PUUyvSAA/gUfV4vQOGChTizIG2fv+RrjVbBwmNwqMul50sWyHOV/aD87BZieVN1wAA==",
  },
  {
    id: "shutter_bay",
    alt: "Full-height white shutters in a three-sided bay window with a cushioned window seat",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#b2a695",
    placeholder:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAwAA4BaJYwCdAEUkKApYYAA/pSXNK04MselxztOHHlgeUihQiFGd5gYZKap8AA=",
  },
  {
    id: "material_aluminium",
    alt: "Close view of slim brushed silver aluminium slats, gently curved",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#cdcdc9",
    placeholder: "data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACwAQCdASoQAAwAA4BaJZQAAudg4gwAAP6vlrUXriJqB77CAAA=",
  },
  {
    id: "material_faux_wood",
    alt: "Close view of smooth white faux-wood slats and their ladder cords",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d7d6ce",
    placeholder: "data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAAAwAQCdASoQAAwAA4BaJZQAA3AA/vBPpppanHIhtBNeLgAA",
  },
  {
    id: "material_fabric",
    alt: "Close view of a woven oatmeal roller blind, its covered bottom bar and a metal bead chain",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#cdc8b2",
    placeholder:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoQAAwAA4BaJQBOgCHYhAMAAP7nFqlSaCVk7W4jtNz8xEi2MRig5boAAAA=",
  },
  {
    id: "material_bamboo",
    alt: "Close view of woven bamboo rods bound with thread in soft folds",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#b18956",
    placeholder:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAwAA4BaJagCdADwFtmvAAD+U/LRpRiZyqycn6+8oa8mXnaobYgCAAA=",
  },
  {
    id: "material_cellular",
    alt: "Close view of honeycomb pleats in soft taupe, cells stacked between slim rails",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#dcd2c6",
    placeholder:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoQAAwAA4BaJQBOgCP/1VnwywAA/pAPxPYU+jyhNyQODJohMBIAAA==",
  },
  {
    id: "material_solar_screen",
    alt: "Charcoal solar screen mesh with the garden faintly visible through it",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d2d3d0",
    placeholder:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAwAA4BaJQAAR1JzVAoAAP7hp01rcI4jotal1AL4YyK52RybtiJ1IL0c2t0vDKpgAA==",
  },
  {
    id: "curtain_linen",
    alt: "White linen curtains on an oak pole with rings, drawn to the sides of a sunny window",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#ccc9b3",
    placeholder:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAwAA4BaJQBWACC1FQoAAP7gvE/Qn6Ck1AxaOxR0Ye7cuoiGiPFlMW7NZ9Obk/RSKAAA",
  },
  {
    id: "shutter_wood",
    alt: "Walnut-stained wooden shutters on a pale wall with a leather-brown armchair and a rubber plant",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#cec6ba",
    placeholder:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwAA4BaJQBOgBtlh9rkqYAA/u4uZw197A70iQK02baK6Y/hyDpry8KJGENCn2jM8zUMAAA=",
  },
  {
    id: "zip_screen",
    alt: "Outdoor zip screens lowered on a charcoal pergola, the garden faintly visible through the mesh",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#6f6f6a",
    placeholder:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAwAA4BaJZAC7AEOQBSPgAD8IwanBfJs+d9yaY1muv5jgzMWNR+pIfUwWRL6wf1xUn6rN7C0Lx4AAAA=",
  },
  {
    id: "style_industrial",
    alt: "Black aluminium venetian blind in a brick wall above a dark desk with a metal lamp, city outside",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#a68876",
    placeholder:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAwAA4BaJQBOgCBzBuLrruAAn9hH48XBtCTPrJB2CvQYapMwHDY/THF0X15ryTUtLqOnAFaefKogAAA=",
  },
  {
    id: "style_luxury",
    alt: "Taupe velvet curtains on a brass pole over voile in a dark green room with a boucle armchair and brass lamp",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#edede9",
    placeholder:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAwAA4BaJQBOgB0kMqx7QMAA/bRmxYybvnNNA2QLKAwxIHH5120JSvo3pV1k78ED/PW2hHHaARh1BKAAAA==",
  },
  {
    id: "style_coastal",
    alt: "Blue ticking-stripe roman blind over a sea view, a white panelled wall and a linen sofa",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#b1b5b2",
    placeholder:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAwAA4BaJZQAAlstGHH4QAD+6zA7hxl4YaDyffug7z1KT7iaq3iFQJcAAA==",
  },
  {
    id: "material_pvc",
    alt: "Close view of wipe-clean white PVC vertical vanes with their weights and chain",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#c8c4ba",
    placeholder: "data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoQAAwAA4BaJZQCdAFAAAD+7YQPQ0x2wUuDqJngYAA=",
  },
  {
    id: "shutter_detail",
    alt: "Close view of white elliptical shutter louvres, the panel edge and a small round knob",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#eae8e4",
    placeholder: "data:image/webp;base64,UklGRiwAAABXRUJQVlA4ICAAAAAwAQCdASoQAAwAA4BaJZQAA3AA/vCsUdZuFxNpt4uAAA==",
  },
  {
    id: "shutter_solid",
    alt: "Solid panel shutters painted soft blue-grey, one panel folded back, between an olive tree and an armchair",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d4d0ca",
    placeholder:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAwAA4BaJZQC/ODa7QiYxwAA/vAzCDrqUtfteoz7DYjL0QDKmbEVTgAAAA==",
  },
  {
    id: "roller_living_grey",
    alt: "Mid-grey roller blind half lowered over a white window, beside an olive tree and a cream armchair",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d5d0c7",
    placeholder:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAwAA4BaJYwAAsepyIZgAP7wLHA33d+KkGGGESxvx11OmCBGZEADnfp7CHAA",
  },
  {
    id: "venetian_study_walnut",
    alt: "Walnut wooden venetian blind with cotton tapes above an oak sideboard in a sunlit study",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#cec6b9",
    placeholder:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAwAA4BaJYgCdADw7PvhAAD+3uJo/HI0aW7KmGBhj/f1CIXiEc6hZ6q71cavz1hvBYgAAAA=",
  },
  {
    id: "roller_living_navy",
    alt: "Navy roller blind half lowered over a white window, beside an olive tree and a cream armchair",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d6d1c7",
    placeholder:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAwAA4BaJYwC7ADLu/qLcAD+7jRls6ExeNAxQjBibJsZP9Fmjd8m/VHDn0SFexGXf8KgKtzY34vVicAAAA==",
  },
  {
    id: "zebra_home_cream",
    alt: "Cream day and night blind with sheer and solid bands in line, over a green sofa",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#d7d3cb",
    placeholder:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAwAA4BaJYwCdAEOW7A0IAD+8iayD4FQTjAkv4zWzMxi0qyvFq4l/2gAAA==",
  },
  {
    id: "shutter_bed_grey",
    alt: "Light grey plantation shutters with one panel ajar against a deep blue wall, a pale sofa in front",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#b3b2aa",
    placeholder:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoQAAwAA4BaJYwC7AEXZuo8jZwEAAD+7L8nPbiyiGxFXPIWJIKJxyo158WhkhRNxT/hSscOQAA=",
  },
  {
    id: "venetian_study_ash",
    alt: "Pale ash wooden venetian blind with cotton tapes above an oak sideboard in a sunlit study",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#cfc7b5",
    placeholder:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAwAgCdASoQAAwAA4BaJYgCdAERHwujC0OQAAD+5zcpmhUW4PzMK+KJBMjFEEmGYAAAAA==",
  },
  {
    id: "curtain_living_charcoal",
    alt: "Floor-length charcoal curtains with a sheer white voile between them in a bright living room",
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    color: "#eeedea",
    placeholder:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoQAAwAA4BaJYwC7AEfxGCKELadAAD+yrLdUeFOwmWZSUOMYR9vC9bZvSUuDliF5DKB8MO79IH2uvxxFOwHDMzVhAA=",
  },
];
