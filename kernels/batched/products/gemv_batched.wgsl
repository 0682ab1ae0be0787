// gemv_batched: y := alpha A x + beta y for a batch of m x n matrices, which may be stored transposed; x is B and y is C.
// Storage   lib/batch_problem; A(i, l) at A.off + i*rs + l*cs, x(l) at B.off + l*rs, y(i) at C.off + i*rs
// Mapping   workgroup (x, y) -> rows y*ROWS.. of the problems x*G..x*G+G-1; P threads to a row, each takes every P-th element of it
//           neighbouring threads read neighbouring elements: rows come first where columns are contiguous, else (ACROSS) parts of a row
// Tunables  ROWS rows (4..64)  P parts of a row, a power of two (1..32)  G problems (1..32)   threads = ROWS*P*G <= 256, workgroup bytes 4*ROWS*P*G, of complex numbers 8*ROWS*P*G
//           ACROSS 1: A's rows are contiguous   LISTED 1: records   A_IN_C, B_IN_C 1: the operand lies in C's buffer
//           CONJ 1: the conjugate of A, of complex numbers
// Needs     reads = 0 reads neither A nor x, beta = 0 does not read y. A problem without rows or columns is left alone.
// Source    partial sums of a row added as a tree, in an order that depends on P alone
const ROWS: u32 = 64u;
const P: u32 = 4u;
const G: u32 = 1u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const CONJ: u32 = 0u;
const EACH: u32 = ROWS * P;
const THREADS: u32 = EACH * G;

// @use lib/field

struct Params {
// @use lib/batch_fields
  reads: u32,
  alpha: V,
  beta: V,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> sums: array<V, THREADS>;

fn termOf(a: u32, x: u32) -> V {
  var left = T();
  var right = T();
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
  var factor = widen(left);
  // @when CONJ
  factor = conj(factor);
  // @end
  return mul(factor, widen(right));
}

@compute @workgroup_size(THREADS)
fn gemv_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / EACH;
  let s = t % EACH;
  let row = select(s % ROWS, s / P, ACROSS == 1u);
  let part = select(s / ROWS, s % P, ACROSS == 1u);
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let i = (group.y + p.baseY) * ROWS + row;
  let inside = (z < p.count) & (i < q.m) & (q.n > 0u);
  let depth = select(0u, q.n, inside & (p.reads != 0u));
  var a = q.A.off + i * q.A.rs + part * q.A.cs;
  var x = q.B.off + part * q.B.rs;
  let nextA = P * q.A.cs;
  let nextX = P * q.B.rs;
  // Four sums, so that loads need not wait for each other.
  // @registers
  var four: array<V, 4>;
  var l = part;
  for (; l + 3u * P < depth; l += 4u * P) {
    four[0] += termOf(a, x);
    four[1] += termOf(a + nextA, x + nextX);
    four[2] += termOf(a + 2u * nextA, x + 2u * nextX);
    four[3] += termOf(a + 3u * nextA, x + 3u * nextX);
    a += 4u * nextA;
    x += 4u * nextX;
  }
  for (; l < depth; l += P) {
    four[0] += termOf(a, x);
    a += nextA;
    x += nextX;
  }
  var sum = (four[0] + four[1]) + (four[2] + four[3]);
  if (P > 1u) {
    let slot = part * (ROWS * G) + g * ROWS + row;
    sums[slot] = sum;
    for (var half = P / 2u; half > 0u; half /= 2u) {
      workgroupBarrier();
      if (part < half) {
        sum += sums[slot + half * ROWS * G];
        sums[slot] = sum;
      }
    }
  }
  if (inside & (part == 0u)) {
    let y = q.C.off + i * q.C.rs;
    var result = mul(p.alpha, sum);
    if (p.reads == 0u) {
      result = V();
    }
    if (!isZeroV(p.beta)) {
      result += mul(p.beta, widen(C[y]));
    }
    C[y] = narrow(result);
  }
}
