export const modeArg = { kind: 'flag', values: ['auto', 'native', 'hybrid'], default: 'auto' };
export const pivotingArg = { kind: 'flag', values: ['partial', 'tournament'], default: 'partial' };
export const updateMathArg = { kind: 'flag', values: ['strict', 'split', 'fast'], default: 'strict' };
/** Columns of a block; 0 leaves it to the routine. */
export const nbArg = { kind: 'size', default: 0 };
