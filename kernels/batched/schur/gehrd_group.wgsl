// gehrd_group: each general matrix of a batch to Hessenberg form by reflectors, by one workgroup.
// Storage   A(i, j) where lib/batch_problem says, tau(k) at tau[piv + k], which with TAU_IN_A lies in A's buffer; STORED: a copy of A at
//           H[z*p.n^2 + i + j*p.n]
// Mapping   workgroup x -> problem, thread t -> row t and column t
// Tunables  THREADS >= N  N largest order  HELD: lib/dense_memory  workgroup bytes = HELD*4*N*(N + 1) + 8*THREADS + 48
// Needs     n <= N. Loops with barriers have bounds that are told to all by lib/dense_memory. Columns are scaled: lib/householder
// Source    LAPACK xGEHD2
const THREADS: u32 = 32u;
const N: u32 = 32u;
const HELD: u32 = 1u;
const LISTED: u32 = 0u;
const TAU_IN_A: u32 = 0u;
const VECTORS: u32 = 0u;
const FACTORS: u32 = 1u;
const STORED: u32 = 1u - HELD;
const TAU_APART: u32 = 1u - TAU_IN_A;

struct Params {
// @use lib/batch_fields
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @when TAU_APART
@group(0) @binding(1) var<storage, read_write> tau: array<f32>;
// @end
// @when STORED
@group(0) @binding(2) var<storage, read_write> H: array<f32>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

var<private> taus: u32;

fn keepTau(k: u32, value: f32) {
  // @when TAU_APART
  tau[taus + k] = value;
  // @end
  // @when TAU_IN_A
  A[taus + k] = value;
  // @end
}

// @use lib/batch_problem
// @use lib/householder
// @use lib/dense_memory
// @use lib/hessenberg

@compute @workgroup_size(THREADS)
fn gehrd_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  taus = own.piv;
  takePlace(t, z * p.n * p.n, p.n);
  let n = highest(t, own.n);
  // Lanes go along memory.
  let along = own.A.rs == 1u;
  for (var l = 0u; l < n; l++) {
    if (t < n) {
      let i = select(l, t, along);
      let j = select(t, l, along);
      put(place(i, j), A[own.A.off + i * own.A.rs + j * own.A.cs]);
    }
  }
  hessenberg(t, n, 0u, n, 0u, 0u);
  for (var l = 0u; l < n; l++) {
    if (t < n) {
      let i = select(l, t, along);
      let j = select(t, l, along);
      A[own.A.off + i * own.A.rs + j * own.A.cs] = load(place(i, j));
    }
  }
}
