// Words that workgroups send each other by way of `mail`: zero until they have come, for nothing that is sent is zero. Of the numbers that
// are none one is sent as another. Needs mail, an array of atomic words, and PATIENCE.
const NEVER: u32 = 0x7fc0beefu;
var<private> patience: u32 = PATIENCE;

fn send(at: u32, bits: u32) {
  atomicStore(&mail[at], select(bits, 0x7fc00000u, bits == NEVER) ^ NEVER);
}

fn opened(word: u32) -> f32 {
  return bitcast<f32>(word ^ NEVER);
}
