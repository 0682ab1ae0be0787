export const stagesArg = { kind: 'flag', values: ['auto', 'one', 'two'], default: 'auto' };
