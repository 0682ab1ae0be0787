// gemm_exponent: for each row of op(X) the largest exponent field of its elements: E(i) := max(E(i), ...). 255 means that there is an
// infinity or NaN, 0 that all are zero or subnormal. E is zero to begin with.
// Storage   matrix z: op(X)(i, l) = X[offX + z*strideX + i*rsX + l*csX], i < rows, l < depth; E[i + z*rows]
// Mapping   workgroup (x, y, z) -> 64 rows, slice y of `slice` depths, matrix z
//           thread -> every 16th four of neighbouring rows or, with ACROSS, every 16th row and every 16th four of neighbouring depths
// Tunables  ACROSS 1: csX = 1, else rsX = 1   WIDE 1: X in vectors of four (V, W vec4u)   OF_A OF_B CONJ: gemm_four
// Needs     WIDE: offX, strideX, the leading dimension and the contiguous extent multiples of 4. A maximum does not depend on the order in
//           which atomics come; comparing numbers might not see NaN
// Source    the scaling of split products, gemm_pack
alias V = u32;
alias W = u32;
alias F = u32;
const WIDE: u32 = 0u;
const ACROSS: u32 = 0u;
const AHEAD: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  rows: u32,
  depth: u32,
  slice: u32,
  offX: u32,
  rsX: u32,
  csX: u32,
  strideX: u32,
}
@group(0) @binding(0) var<storage, read> X: array<V>;
@group(0) @binding(1) var<storage, read_write> E: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/gemm_four

var<workgroup> most: array<atomic<u32>, 64>;

@compute @workgroup_size(256)
fn gemm_exponent(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * 64u;
  let z = group.z + p.baseZ;
  let base = p.offX + z * p.strideX;
  let first = (group.y + p.baseY) * p.slice;
  let last = min(first + p.slice, p.depth);
  let lane = t % 16u;
  let g = t / 16u;
  if (t < 64u) {
    atomicStore(&most[t], 0u);
  }
  workgroupBarrier();
  var field: vec4u;
  if (ACROSS == 0u) {
    for (var l = first + g; l < last; l += 16u * AHEAD) {
      // Depths beyond the slice repeat its last one.
      // @unroll
      for (var u = 0u; u < AHEAD; u++) {
        field = max(field, (fourOf(row0 + 4u * lane, min(l + 16u * u, last - 1u), base) >> vec4u(23u)) & vec4u(255u));
      }
    }
  } else {
    for (var l = first + 4u * lane; l < last; l += 64u) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let four = (fourOf(row0 + g + 16u * q, l, base) >> vec4u(23u)) & vec4u(255u);
        field[q] = max(field[q], max(max(four.x, four.y), max(four.z, four.w)));
      }
    }
  }
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    atomicMax(&most[select(4u * lane + q, g + 16u * q, ACROSS == 1u)], field[q]);
  }
  workgroupBarrier();
  if ((t < 64u) & (row0 + t < p.rows)) {
    atomicMax(&E[row0 + t + z * p.rows], atomicLoad(&most[t]));
  }
}
