// dequantize: Y := (X - zero) scale.
// Storage   integer (o, l) of BITS bits in byte offX + o*pitch + l*BITS/8 of X, the lowest l in the lowest bits; Y[offY + o*row + l];
//           S[offS + g], byte offZ + g of Z, g as lib/quantized_scales has it
// Mapping   workgroup x -> THREADS*DEPTH numbers; thread -> DEPTH of them, THREADS apart
// Tunables  THREADS (64..256)  DEPTH (1..8)   BITS 4 or 8
// Needs     hasZero 0: the zero point is p.zero
// Source    ONNX, DequantizeLinear
// @use lib/field
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
const BITS: u32 = 8u;

// @use lib/quantized_scales
@group(0) @binding(0) var<storage, read> X: array<u32>;
@group(0) @binding(3) var<storage, read_write> Y: array<T>;

@compute @workgroup_size(THREADS)
fn dequantize(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * THREADS * DEPTH + t;
  // @unroll
  for (var s = 0u; s < DEPTH; s++) {
    let e = first + s * THREADS;
    if (e < p.count) {
      let o = e / p.row;
      let l = e - o * p.row;
      let place = p.offX + o * p.pitch + l * BITS / 8u;
      let shift = 8u * (place % 4u) + BITS * (l % (8u / BITS));
      let at = scaleAt(o, l);
      var zero = p.zero;
      if (p.hasZero == 1u) {
        let z = p.offZ + at;
        zero = integerOf(Z[z / 4u] >> (8u * (z % 4u)), 8u);
      }
      Y[p.offY + e] = narrow(R(integerOf(X[place / 4u] >> shift, BITS) - zero) * S[p.offS + at]);
    }
  }
}
