/** What a listening person hears, by type of event. On its own, so that the shelf can name it without loading the rules. */
export const sounds = {
  picked: 'card',
  handPassed: 'card',
  dealt: 'card',
  drew: 'card',
  placed: 'pencil',
  crossed: 'pencil',
  coloured: 'pencil',
  toured: 'pencil',
  opened: 'pencil',
  penalised: 'pencil',
  matched: 'chime',
  claimed: 'chime',
  dieRolled: 'dice',
} as const;
