// How columns are ordered when the next pivot is looked for: by the bits of their norms, NaN above infinity, and fixed columns, whose norms
// have the sign, above all.
const FIXED: u32 = 0x80000000u;

fn columnKey(known: u32) -> u32 {
  return select(min(known, 0x7f800001u), 0xffffffffu, known >= FIXED);
}
