import { BadInput, ShopError } from "../kernel/errors/shop-error.js";
import { MOST_PROBLEM_MESSAGES, MOST_PROBLEMS } from "../rules/order-problem.js";

/** The same for "missing" and "of another order". */
export class ProblemNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such problem of this order.");
  }
}

/** What has not been sent can't have arrived wrong. */
export class OrderNotSent extends BadInput {
  constructor() {
    const sentence =
      "This order has not been sent yet, so no problem with it can be reported here. Please write or ring if something should be different.";
    super(sentence, { number: sentence });
  }
}

/** A photo was removed after a day, is part of another report, or was uploaded by another visitor. */
export class PhotoNotFound extends BadInput {
  constructor() {
    const sentence = "A photo is not there any more. Please remove it and choose it again.";
    super(sentence, { photoIds: sentence });
  }
}

export class TooManyProblems extends BadInput {
  constructor() {
    const sentence = `${MOST_PROBLEMS} problems of this order have been reported. Please write about this one in one of these, or ring us.`;
    super(sentence, { number: sentence });
  }
}

export class TooManyMessages extends BadInput {
  constructor() {
    const sentence = `There are ${MOST_PROBLEM_MESSAGES} messages about this problem. Please ring us.`;
    super(sentence, { text: sentence });
  }
}
