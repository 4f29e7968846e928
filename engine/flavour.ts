/**
 * A number or text that is meant for one thing. A bare value flows in, so nothing is converted and nothing costs time,
 * but what is meant for one thing does not pass for another: a seat is no set of seats, a card no die.
 */
export type Flavour<Value, Name extends string> = Value & { readonly __flavour?: Name };
