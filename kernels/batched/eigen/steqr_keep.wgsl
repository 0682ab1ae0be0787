// steqr_keep: matrices that vectors of tridiagonal problems are to be multiplied by, as they are before, from a batch to a workspace.
// Storage   lib/batch_problem: Z in C's place, n x n; with PAIRS of complex numbers -> K, from PARTS*z*distance^2 on, column-major,
//           PARTS*distance numbers from column to column: with PAIRS real and imaginary parts are rows in turn
// Mapping   workgroup (x, y) -> column y of problem x, or row y where rows are what lies side by side
// Tunables  THREADS (32..256)
// Needs     different buffers
// Source    index arithmetic
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
const PAIRS: u32 = 0u;
const PARTS: u32 = 1u + PAIRS;

struct Params {
// @use lib/batch_fields
  distance: u32,
}
@group(0) @binding(0) var<storage, read> Z: array<u32>;
@group(0) @binding(1) var<storage, read_write> K: array<u32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

@compute @workgroup_size(THREADS)
fn steqr_keep(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let line = group.y + p.baseY;
  let a = problem(z);
  if (line >= a.n) {
    return;
  }
  let byRows = a.C.rs > a.C.cs;
  for (var k = t; k < PARTS * a.n; k += THREADS) {
    let part = k % PARTS;
    let i = select(k / PARTS, line, byRows);
    let j = select(line, k / PARTS, byRows);
    let at = a.C.off + i * a.C.rs + j * a.C.cs;
    K[PARTS * ((z * p.distance + j) * p.distance + i) + part] = Z[PARTS * at + part];
  }
}
