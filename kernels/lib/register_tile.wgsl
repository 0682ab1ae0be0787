// How a matrix is spread over the registers of workgroups that wait for each other, as cooperativeTiles.ts has it.
const LANES: u32 = 0u;
const ROWS: u32 = 32u;
const LINES: u32 = 2u;
const EACH: u32 = 1u;
const COLS: u32 = 4u;
const GROUPS: u32 = 4u;
const PATIENCE: u32 = 65536u;
const THREADS: u32 = ROWS * LINES;
const SUBGROUPS: u32 = (LANES + 31u) / 32u;
const ALONE: u32 = 1u - SUBGROUPS;
const HEAD: u32 = 4u;
