// quantize: Y := round(X / scale) + zero, ties to even, no less and no more than BITS bits hold.
// Storage   X[offX + o*row + l]; integer (o, l) of BITS bits in byte offY + o*pitch + l*BITS/8 of Y, the lowest l in the lowest bits;
//           S[offS + g], byte offZ + g of Z, g as lib/quantized_scales has it
// Mapping   workgroup x -> THREADS words of Y; thread -> one, of which it leaves bytes that are not Y's alone
// Tunables  THREADS (64..256)   BITS 4 or 8
// Needs     hasZero 0: the zero point is p.zero; zeroInY: zero points are in Y's buffer. NaN, and all of the scale 0, becomes the zero point
// Source    ONNX, QuantizeLinear
// @use lib/field
const THREADS: u32 = 256u;
const BITS: u32 = 8u;

// @use lib/quantized_scales
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(3) var<storage, read_write> Y: array<u32>;

// @use lib/quantized_integer
// @use lib/quantized_zero

fn integerFor(o: u32, l: u32) -> i32 {
  let at = scaleAt(o, l);
  return integersFor(vec4f(widen(X[p.offX + o * p.row + l])), S[p.offS + at], zeroPoint(at)).x;
}

@compute @workgroup_size(THREADS)
fn quantize(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let word = p.offY / 4u + (group.x + p.baseX) * THREADS + t;
  let end = p.offY + p.count;
  if (4u * word >= end) {
    return;
  }
  var bytes = Y[word];
  for (var q = 0u; q < 4u; q++) {
    let place = 4u * word + q;
    if ((place >= p.offY) & (place < end)) {
      let o = (place - p.offY) / p.pitch;
      let first = (place - p.offY - o * p.pitch) * (8u / BITS);
      var byte = 0u;
      for (var k = 0u; k < 8u / BITS; k++) {
        if (first + k < p.row) {
          byte = insertBits(byte, u32(integerFor(o, first + k)), BITS * k, BITS);
        }
      }
      bytes = insertBits(bytes, byte, 8u * q, 8u);
    }
  }
  Y[word] = bytes;
}
