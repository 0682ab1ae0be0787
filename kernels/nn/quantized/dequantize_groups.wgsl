// dequantize_groups: D := (q - zero) scale, with a scale and a zero point for every group of neighbours in a row.
// Storage   q(f, l) of BITS bits in W, the row f beginning at byte offW + f*pitch, the lowest l in the lowest bits;
//           S[offS + f*groups + l/group], byte offZ + f*groups + l/group of Z; D[f*depth + l]
// Mapping   workgroup x -> THREADS*DEPTH numbers; thread -> DEPTH of them, THREADS apart
// Tunables  THREADS (64..256)  DEPTH (1..8)   BITS 4: q without a sign; 8: with one
// Needs     hasZero 0: the zero point is 8 of four bits, 0 of eight
// Source    ONNX, DequantizeLinear by blocks; Frantar et al. 2022, GPTQ
// @use lib/field
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
const BITS: u32 = 4u;

struct Params {
  baseX: u32,
  count: u32,
  depth: u32,
  pitch: u32,
  group: u32,
  groups: u32,
  hasZero: u32,
  offW: u32,
  offS: u32,
  offZ: u32,
}
@group(0) @binding(0) var<storage, read> W: array<u32>;
@group(0) @binding(1) var<storage, read> S: array<R>;
@group(0) @binding(2) var<storage, read> Z: array<u32>;
@group(0) @binding(3) var<storage, read_write> D: array<T>;
@group(0) @binding(4) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn dequantize_groups(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * THREADS * DEPTH + t;
  // @unroll
  for (var s = 0u; s < DEPTH; s++) {
    let e = first + s * THREADS;
    if (e < p.count) {
      let f = e / p.depth;
      let l = e - f * p.depth;
      let place = p.offW + f * p.pitch + l * BITS / 8u;
      let byte = W[place / 4u] >> (8u * (place % 4u));
      let at = f * p.groups + l / p.group;
      var q = 0i;
      var zero = 0i;
      if (BITS == 4u) {
        q = i32((byte >> (4u * (l % 2u))) & 15u);
        zero = 8i;
      } else {
        q = extractBits(bitcast<i32>(byte), 0u, 8u);
      }
      if (p.hasZero == 1u) {
        let z = p.offZ + at;
        zero = extractBits(bitcast<i32>(Z[z / 4u] >> (8u * (z % 4u))), 0u, 8u);
      }
      D[e] = narrow(R(q - zero) * S[p.offS + at]);
    }
  }
}
