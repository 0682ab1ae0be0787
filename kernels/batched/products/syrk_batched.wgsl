// syrk_batched: lower triangle of C := alpha A A^T + beta C for a batch, A and C stored in any direction.
// Storage   lib/batch_problem: A(i, l) at A.off + i*rs + l*cs, n rows and a depth of nrhs; C(i, j) at C.off + i*rs + j*cs
// Mapping   workgroup (x, y) -> tile y of the problems x*G..x*G+G-1: tiles on and below the diagonal, row of tiles by row
//           thread (tx, ty) of a problem -> rows tx + r*NX, columns ty + c*NX of the tile
// Tunables  BM tile (4..64)  BK depth of a slab  TM results per thread in each direction  G problems
//           threads = G*(BM/TM)^2 <= 256; workgroup bytes = 8*G*BK*(BM+1)
//           ACROSS 1: A's rows are contiguous   LISTED 1: records   A_IN_C 1: A lies in C's buffer
// Needs     reads = 0 does not read A, beta = 0 does not read C. Barriers are uniform because the largest depth is.
// Source    two slabs of A per tile in workgroup memory
const BM: u32 = 32u;
const BK: u32 = 8u;
const TM: u32 = 4u;
const G: u32 = 2u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const NX: u32 = BM / TM;
const EACH: u32 = NX * NX;
const THREADS: u32 = EACH * G;
const PITCH: u32 = BM + 1u;
const SLAB: u32 = BK * PITCH;

struct Params {
// @use lib/batch_fields
  reads: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

// Of each problem, the slab of the tile's rows and that of its columns.
var<workgroup> slabs: array<f32, 2u * G * SLAB>;

fn elementOf(at: u32) -> f32 {
  if (A_IN_C == 1u) {
    return C[at];
  }
  return A[at];
}

@compute @workgroup_size(THREADS)
fn syrk_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / EACH;
  let s = t % EACH;
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let n = select(0u, q.n, z < p.count);
  // Tile y = i(i+1)/2 + j is in row i and column j of tiles; the root is off by at most one.
  let y = group.y + p.baseY;
  var i = u32((sqrt(8.0 * f32(y) + 1.0) - 1.0) * 0.5);
  if (i * (i + 1u) / 2u > y) {
    i -= 1u;
  }
  if ((i + 1u) * (i + 2u) / 2u <= y) {
    i += 1u;
  }
  let row0 = i * BM;
  let col0 = (y - i * (i + 1u) / 2u) * BM;
  let tx = s % NX;
  let ty = s / NX;
  let rows = 2u * g * SLAB;
  let cols = rows + SLAB;
  // @registers
  var sum: array<f32, TM * TM>;
  // @unroll
  for (var e = 0u; e < TM * TM; e++) {
    sum[e] = 0.0;
  }
  let deepest = select(0u, p.nrhs, p.reads != 0u);
  for (var l0 = 0u; l0 < deepest; l0 += BK) {
    for (var e = s; e < BM * BK; e += EACH) {
      let r = select(e % BM, e / BK, ACROSS == 1u);
      let l = select(e / BM, e % BK, ACROSS == 1u);
      let at = q.A.off + (l0 + l) * q.A.cs;
      var left = 0.0;
      var right = 0.0;
      if ((row0 + r < n) & (l0 + l < q.nrhs)) {
        left = elementOf(at + (row0 + r) * q.A.rs);
      }
      if ((col0 + r < n) & (l0 + l < q.nrhs)) {
        right = elementOf(at + (col0 + r) * q.A.rs);
      }
      slabs[rows + l * PITCH + r] = left;
      slabs[cols + l * PITCH + r] = right;
    }
    workgroupBarrier();
    for (var l = 0u; l < BK; l++) {
      let left = rows + l * PITCH + tx;
      let right = cols + l * PITCH + ty;
      // @unroll
      for (var c = 0u; c < TM; c++) {
        let b = slabs[right + c * NX];
        // @unroll
        for (var r = 0u; r < TM; r++) {
          sum[c * TM + r] += slabs[left + r * NX] * b;
        }
      }
    }
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TM; c++) {
    // @unroll
    for (var r = 0u; r < TM; r++) {
      let row = row0 + tx + r * NX;
      let col = col0 + ty + c * NX;
      if ((row < n) & (col <= row)) {
        let at = q.C.off + row * q.C.rs + col * q.C.cs;
        var result = 0.0;
        if ((p.reads != 0u) & (q.nrhs > 0u)) { // an infinite alpha times no product would be NaN
          result = p.alpha * sum[c * TM + r];
        }
        if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
          result += p.beta * C[at];
        }
        C[at] = result;
      }
    }
  }
}
