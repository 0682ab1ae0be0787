// gemv_batched: y := alpha A x + beta y for a batch of m x n matrices, which may be stored transposed; x is B and y is C.
// Storage   lib/batch_problem; A(i, l) at A.off + i*rs + l*cs, x(l) at B.off + l*rs, y(i) at C.off + i*rs
// Mapping   workgroup (x, y) -> rows y*R.. of the problems x*G..x*G+G-1; P threads to a row, each takes every P-th element of it
//           neighbouring threads read neighbouring elements: rows come first where columns are contiguous, else (ACROSS) parts of a row
// Tunables  R rows (4..64)  P parts of a row, a power of two (1..32)  G problems (1..32)   threads = R*P*G <= 256, workgroup bytes 4*R*P*G
//           ACROSS 1: A's rows are contiguous   LISTED 1: records   A_IN_C, B_IN_C 1: the operand lies in C's buffer
// Needs     reads = 0 reads neither A nor x, beta = 0 does not read y. A problem without rows or columns is left alone.
// Source    partial sums of a row added as a tree, in an order that depends on P alone
const R: u32 = 64u;
const P: u32 = 4u;
const G: u32 = 1u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const EACH: u32 = R * P;
const THREADS: u32 = EACH * G;

struct Params {
// @use lib/batch_fields
  reads: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> sums: array<f32, THREADS>;

fn termOf(a: u32, x: u32) -> f32 {
  var left = 0.0;
  var right = 0.0;
  if (A_IN_C == 1u) {
    left = C[a];
  } else {
    left = A[a];
  }
  if (B_IN_C == 1u) {
    right = C[x];
  } else {
    right = B[x];
  }
  return left * right;
}

@compute @workgroup_size(THREADS)
fn gemv_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / EACH;
  let s = t % EACH;
  let row = select(s % R, s / P, ACROSS == 1u);
  let part = select(s / R, s % P, ACROSS == 1u);
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let i = (group.y + p.baseY) * R + row;
  let inside = (z < p.count) & (i < q.m) & (q.n > 0u);
  let depth = select(0u, q.n, inside & (p.reads != 0u));
  var a = q.A.off + i * q.A.rs + part * q.A.cs;
  var x = q.B.off + part * q.B.rs;
  let nextA = P * q.A.cs;
  let nextX = P * q.B.rs;
  // Four sums, so that loads need not wait for each other.
  var four = vec4f();
  var l = part;
  for (; l + 3u * P < depth; l += 4u * P) {
    let low = vec2f(termOf(a, x), termOf(a + nextA, x + nextX));
    four += vec4f(low, termOf(a + 2u * nextA, x + 2u * nextX), termOf(a + 3u * nextA, x + 3u * nextX));
    a += 4u * nextA;
    x += 4u * nextX;
  }
  for (; l < depth; l += P) {
    four.x += termOf(a, x);
    a += nextA;
    x += nextX;
  }
  var sum = (four.x + four.y) + (four.z + four.w);
  if (P > 1u) {
    let slot = part * (R * G) + g * R + row;
    sums[slot] = sum;
    for (var half = P / 2u; half > 0u; half /= 2u) {
      workgroupBarrier();
      if (part < half) {
        sum += sums[slot + half * R * G];
        sums[slot] = sum;
      }
    }
  }
  if (inside & (part == 0u)) {
    let y = q.C.off + i * q.C.rs;
    var result = p.alpha * sum;
    if (p.reads == 0u) {
      result = 0.0;
    }
    if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
      result += p.beta * C[y];
    }
    C[y] = result;
  }
}
