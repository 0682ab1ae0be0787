// root_newton: C = (A + epsilon lambda I)^(-1/degree) of each small matrix of a batch, the whole iteration in one dispatch.
// Storage   where lib/batch_problem says, n x n; A may be C or lie in its buffer: A_IN_C. At offX + q of problem q: info 0, or the step
//           that failed; nonfinite whether A had a NaN or an infinity; iter the steps done; error ||M - I||_F at the end
// Mapping   workgroup x -> GROUP problems; a thread has 4 x 4 elements of X and of M: lib/square_head. X := X T and M := T^degree M with
//           T = ((degree + 1) I - M) / degree, T^degree by squaring. Problems that are done wait for the others of their workgroup
// Tunables  N largest order, of complex matrices twice that, a multiple of 4 (8..64)  GROUP problems (1..16)
//           THREADS = GROUP*(N/4)^2; workgroup bytes = 8*GROUP*N^2 + 4*THREADS + GROUP*(N + 4) + 4
// Needs     n <= N. Barriers are uniform: whether any problem goes on is asked by workgroupUniformLoad.
//           Elements beyond n are zero throughout
// Source    C.-H. Guo and N. J. Higham (2006)
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const PAIRS: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;

struct Params {
// @use lib/batch_fields
  degree: u32,
  most: u32, // steps
  powerSteps: u32,
  epsilon: f32,
  offIter: u32,
  offError: u32,
}
// @use lib/iteration_slots

// @use lib/batch_problem
// @use lib/square_head
// @use lib/square_sides
// @use lib/root_steps

@compute @workgroup_size(THREADS)
fn root_newton(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/square_lane
  let scale = rootScale(exponentOf(largest), p.degree);
  // @registers
  var m: array<vec4f, 4>;
  // @registers
  var b: array<vec4f, 4>;
  var columns = vec4f();
  var squares = vec4f();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    m[c] = scaled(x[c], -scale.shift);
  }
  if (p.epsilon > 0.0) {
    // The power method: v = M v / |v|, of which every thread has the elements of its columns; what it adds is summed over tx.
    var v = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let j = 4u * ty + c;
      v[c] = select(0.0, 1.0 + f32((j * 40503u) % 65536u) / 65536.0, j < n);
    }
    var size = 0.0;
    for (var step = 0u; step <= p.powerSteps; step++) {
      size = sqrt(groupSum(t, select(0.0, dot(v, v), tx == 0u)));
      v = v / max(size, 1e-30);
      // A positive definite matrix is symmetric: its columns are its rows.
      var sum = m[0] * v.x;
      sum = fma(m[1], vec4f(v.y), sum);
      sum = fma(m[2], vec4f(v.z), sum);
      sum = fma(m[3], vec4f(v.w), sum);
      L[base + ty * NX + tx] = sum;
      workgroupBarrier();
      v = vec4f();
      for (var k = 0u; k < NX; k++) {
        v += L[base + k * NX + ty];
      }
      workgroupBarrier();
    }
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      m[c] = fma(unit[c], vec4f(p.epsilon * size), m[c]);
    }
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let absolute = abs(m[c]);
    columns[c] = absolute.x + absolute.y + absolute.z + absolute.w;
    squares = fma(m[c], m[c], squares);
  }
  let one = groupColumns(t, columns);
  let norm = min(one, sqrt(groupSum(t, squares.x + squares.y + squares.z + squares.w)));
  let degree = f32(p.degree);
  let root = rootOf(startNorm(p.degree) / norm, p.degree);
  let factor = integerPower(root, p.degree);
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    m[c] *= factor;
    x[c] = root * unit[c];
  }
  // Nothing, zero and what is not finite have no iteration.
  var found = select(GOES_ON, select(FAILED, CONVERGED, n == 0u), (n == 0u) | (largest == 0u) | odd);
  var stepsDone = 0u;
  var errorBits = select(0u, NAN_BITS, found == FAILED);
  var before = 1e30;
  for (var step = 0u; step <= p.most; step++) {
    var off = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let d = m[c] - unit[c];
      off = fma(d, d, off);
    }
    let sum = groupSum(t, off.x + off.y + off.z + off.w);
    let now = verdict(n, p.degree, sum, before);
    let was = found == GOES_ON;
    found = select(found, select(now, FAILED, (now == GOES_ON) & (step == p.most)), was);
    stepsDone = select(stepsDone, step, was);
    before = sqrt(sum);
    errorBits = select(errorBits, bitcast<u32>(before * NORM), was);
    let on = found == GOES_ON;
    if (!anyGoing(t, on & live)) {
      break;
    }
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      b[c] = ((degree + 1.0) * unit[c] - m[c]) / degree;
    }
    putLeft(base, tx, ty, x[0], x[1], x[2], x[3]);
    putRight(base, tx, ty, b[0], b[1], b[2], b[3]);
// @use lib/square_product
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      x[c] = select(x[c], acc[c], vec4<bool>(on));
    }
    for (var bits = p.degree; bits > 0u; bits >>= 1u) {
      putLeft(base, tx, ty, b[0], b[1], b[2], b[3]);
      if ((bits & 1u) == 1u) {
        putRight(base, tx, ty, m[0], m[1], m[2], m[3]);
// @use lib/square_product
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          m[c] = select(m[c], acc[c], vec4<bool>(on));
        }
      }
      if (bits > 1u) {
        putRight(base, tx, ty, b[0], b[1], b[2], b[3]);
// @use lib/square_product
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          b[c] = acc[c];
        }
      }
    }
  }
  let failed = found == FAILED;
  if (live & (own == 0u)) {
    info[p.offInfo + a.q] = select(select(0, i32(stepsDone) + 1, failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
    iter[p.offIter + a.q] = i32(stepsDone);
    error[p.offError + a.q] = select(errorBits, NAN_BITS, a.outside);
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(x[c] * scale.tail, -scale.turns);
  }
// @use lib/square_store
}
