// eigen_largest: the bits of the largest magnitude in a triangle of each symmetric (Hermitian) matrix of a batch, for eigen_gather.
// Storage   lib/batch_problem: of A(i, j) the lower triangle is read, or with p.upper the upper one. tops[z] becomes the largest of what it
//           was and those bits
// Mapping   workgroup (x, y) -> problem, block of SIDE x SIDE of its triangle, row by row
// Tunables  SIDE (32)  THREADS (256)  SIDE*SIDE is a multiple of THREADS   workgroup bytes 4
// Source    xLANSY
// @use lib/field
const SIDE: u32 = 32u;
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const EACH: u32 = SIDE * SIDE / THREADS;

struct Params {
// @use lib/batch_fields
  upper: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> tops: array<atomic<u32>>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/triangle_tile
// @use lib/magnitude
// @use lib/triangle_element

var<workgroup> top: atomic<u32>;

@compute @workgroup_size(THREADS)
fn eigen_largest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let n = own.n;
  let down = select(own.A.rs, own.A.cs, p.upper != 0u);
  let right = select(own.A.cs, own.A.rs, p.upper != 0u);
  let along = right == 1u;
  let corner = SIDE * tileOf(group.y + p.baseY);
  if (t == 0u) {
    atomicStore(&top, 0u);
  }
  workgroupBarrier();
  var most = 0u;
  // @unroll
  for (var s = 0u; s < EACH; s++) {
    let e = t + s * THREADS;
    let i = corner.x + select(e % SIDE, e / SIDE, along);
    let j = corner.y + select(e / SIDE, e % SIDE, along);
    if ((i < n) & (j <= i)) {
      most = max(most, magnitudeBits(givenElement(A[own.A.off + i * down + j * right], i == j)));
    }
  }
  atomicMax(&top, most);
  workgroupBarrier();
  if (t == 0u) {
    atomicMax(&tops[z], atomicLoad(&top));
  }
}
