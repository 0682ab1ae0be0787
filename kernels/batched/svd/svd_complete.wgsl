// svd_complete: columns that make the left vectors of a batch an orthonormal set: those of singular values that are zero, and those that
// make the factor square.
// Storage   lib/batch_problem: B(i, j), m rows, of which state[z] says how many columns are there (lib/svd_state); the others, up to nrhs,
//           or with `job` 2 up to m, are made. With `inner` those that are there have n rows: columns up to n are made in these, the rows
//           below are zeros, and the columns behind those of the unit matrix
// Mapping   workgroup x -> PER problems, one after the other, but most need nothing. Of a column e - U U^H e, e the unit vector that is
//           farthest from what is there, orthogonalized twice more
// Tunables  THREADS (32..256)  PER (1..THREADS)   workgroup bytes = 1548 + 4*PER, of complex numbers 2572 + 4*PER
// Needs     columns of at most 128 rows to be made
// Source    classical Gram-Schmidt, repeated: L. Giraud, J. Langou, M. Rozloznik, J. van den Eshof, Numer. Math. 101 (2005)
const THREADS: u32 = 64u;
const PER: u32 = 8u;
const LISTED: u32 = 0u;
const MOST: u32 = 128u;

struct Params {
// @use lib/batch_fields
  inner: u32,
  job: u32,
}
@group(0) @binding(0) var<storage, read_write> B: array<T>;
@group(0) @binding(1) var<storage, read> state: array<u32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/field
// @use lib/batch_problem
// @use lib/svd_state

var<workgroup> needs: array<u32, PER>;
var<workgroup> rest: array<R, MOST>; // 1 - the squares of a row of U
var<workgroup> w: array<V, MOST>;
var<workgroup> parts: array<V, MOST>;
var<workgroup> chosen: u32;

// left - |u|^2
fn without(left: R, u: V) -> R {
  var rest = left;
  // @when REAL
  rest = fma(-u, u, rest);
  // @end
  // @when COMPLEX
  rest = fma(-u.y, u.y, fma(-u.x, u.x, rest));
  // @end
  return rest;
}

@compute @workgroup_size(THREADS)
fn svd_complete(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * PER;
  if (t < PER) {
    let z = min(first + t, p.count - 1u);
    let a = problem(z);
    let columns = columnsOf(p.job, a.m, min(a.nrhs, a.n));
    let isThere = min(state[z] & COUNTED, columns);
    let lacks = (isThere < columns) | ((p.inner != 0u) & (a.m > a.n));
    needs[t] = select(0u, 1u, (first + t < p.count) & lacks & !a.outside & ((state[z] & NOT_FINITE) == 0u));
  }
  for (var g = 0u; g < PER; g++) {
    if (workgroupUniformLoad(&needs[g]) == 0u) {
      continue;
    }
    let z = first + g;
    let a = problem(z);
    let columns = columnsOf(p.job, a.m, min(a.nrhs, a.n));
    let rows = select(a.m, a.n, p.inner != 0u);
    let made = min(columns, rows);
    let isThere = min(state[z] & COUNTED, made);
    let place = a.B;
    if (p.inner != 0u) {
      for (var at = t; at < a.m * columns; at += THREADS) {
        let i = at % a.m;
        let j = at / a.m;
        if ((i >= rows) | (j >= rows)) {
          B[place.off + i * place.rs + j * place.cs] = narrow(ofReal(select(0.0, 1.0, i == j)));
        }
      }
    }
    for (var i = t; i < rows; i += THREADS) {
      var left = 1.0;
      for (var l = 0u; l < isThere; l++) {
        left = without(left, widen(B[place.off + i * place.rs + l * place.cs]));
      }
      rest[i] = left;
    }
    workgroupBarrier();
    // Every problem of a launch takes as many steps as the largest could, so that barriers are met by all.
    for (var c = 0u; c < MOST; c++) {
      if (t == 0u) {
        var best = 0u;
        for (var i = 1u; i < rows; i++) {
          best = select(best, i, rest[i] > rest[best]);
        }
        chosen = select(best, MOST, isThere + c >= made);
      }
      let pick = workgroupUniformLoad(&chosen);
      if (pick == MOST) {
        break;
      }
      let j = isThere + c;
      for (var i = t; i < rows; i += THREADS) {
        w[i] = ofReal(select(0.0, 1.0, i == pick));
      }
      for (var again = 0u; again < 3u; again++) {
        workgroupBarrier();
        for (var l = t; l < j; l += THREADS) {
          var sum = V();
          for (var i = 0u; i < rows; i++) {
            sum = mad(conj(widen(B[place.off + i * place.rs + l * place.cs])), w[i], sum);
          }
          parts[l] = sum;
        }
        workgroupBarrier();
        for (var i = t; i < rows; i += THREADS) {
          var left = w[i];
          for (var l = 0u; l < j; l++) {
            left = mad(-widen(B[place.off + i * place.rs + l * place.cs]), parts[l], left);
          }
          w[i] = left;
        }
      }
      workgroupBarrier();
      // Minus the square of its length
      var square = 0.0;
      for (var i = 0u; i < rows; i++) {
        square = without(square, w[i]);
      }
      let size = sqrt(-square);
      for (var i = t; i < rows; i += THREADS) {
        let u = w[i] / size;
        B[place.off + i * place.rs + j * place.cs] = narrow(u);
        rest[i] = without(rest[i], u);
      }
      storageBarrier();
      workgroupBarrier();
    }
  }
}
