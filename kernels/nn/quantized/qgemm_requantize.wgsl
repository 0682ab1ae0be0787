// qgemm_requantize: as qgemm_finish, then bytes: round(y / scaleY) + zeroY, ties to even, no less than `least` and no more than least + 255.
// Storage   as qgemm_finish; Y byte offY + e, four in a word
// Mapping   workgroup x -> THREADS words of Y; thread -> one, of which it leaves bytes that are not Y's alone
// Tunables  THREADS (64..256)   ACTIVATION which function (activationKinds.ts), beyond the last none
// Needs     hasZeros, hasScaleX, hasScaleW, hasBias 0: those are not read. Integers wrap. NaN becomes zeroY
// Source    Jacob et al. 2018; ONNX, QLinearMatMul
const THREADS: u32 = 256u;
const ACTIVATION: u32 = 0u;

// @use lib/qgemm_value
@group(0) @binding(6) var<storage, read_write> Y: array<u32>;

// @use lib/activation_functions
// @use lib/activation_kinds

@compute @workgroup_size(THREADS)
fn qgemm_requantize(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let word = p.offY / 4u + (group.x + p.baseX) * THREADS + t;
  let end = p.offY + p.count;
  if (4u * word >= end) {
    return;
  }
  var bytes = Y[word];
  for (var q = 0u; q < 4u; q++) {
    let place = 4u * word + q;
    if ((place >= p.offY) & (place < end)) {
      let y = activate(valueOf(place - p.offY)) / p.scaleY;
      let rounded = clamp(select(round(y), 0.0, isNaNByBits(y)) + p.zeroY, p.least, p.least + 255.0);
      bytes = insertBits(bytes, u32(i32(rounded)), 8u * q, 8u);
    }
  }
  Y[word] = bytes;
}
