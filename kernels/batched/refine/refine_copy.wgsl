// refine_copy: C := A, or with CONJUGATE its conjugate, for each matrix of a batch, m x n;
//           or with PACKED C := W, n x nrhs, W(i, j) being W[own.piv + i*rs + j*cs] with distances 1 and n, or byRows nrhs and 1.
// Storage   A and C where lib/batch_problem says
// Mapping   workgroup x -> THREADS elements of the matrices one behind the other, each taken to be as large as the largest;
//           along memory first
// Tunables  THREADS (64..256)
// Needs     byRows 1: rows lie along memory. rows and columns: of the largest matrix; their product times the problems of a launch, which
//           are those from `start` on, is below 2^32. A and C in different buffers
// Source    LAPACK xLACPY
const THREADS: u32 = 256u;
alias T = u32;
const LISTED: u32 = 0u;
const PACKED: u32 = 0u;
const CONJUGATE: u32 = 0u;

struct Params {
// @use lib/batch_fields
  byRows: u32,
  rows: u32,
  columns: u32,
  start: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> C: array<T>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/turned_sign

@compute @workgroup_size(THREADS)
fn refine_copy(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let e = (group.x + p.baseX) * THREADS + t;
  let size = p.rows * p.columns;
  let z = p.start + e / size;
  if (z >= p.count) {
    return;
  }
  let byRows = p.byRows != 0u;
  let along = select(p.rows, p.columns, byRows);
  let a = e % size % along;
  let c = e % size / along;
  let i = select(a, c, byRows);
  let j = select(c, a, byRows);
  let own = problem(z);
  let rows = select(own.m, own.n, PACKED == 1u);
  let columns = select(own.n, own.nrhs, PACKED == 1u);
  var place = own.A;
  if (PACKED == 1u) {
    place = Place(own.piv, select(1u, columns, byRows), select(rows, 1u, byRows));
  }
  if (i < rows && j < columns) {
    C[own.C.off + i * own.C.rs + j * own.C.cs] = turned(A[place.off + i * place.rs + j * place.cs]);
  }
}
