// P A = L U of the N x N matrix *a, column-major, in place: L below the diagonal (its ones are not stored), U on and above it. Row k was
// exchanged with row (*pivots)[k], counted from 0. 0, or k > 0 where U(k, k), counted from 1, is exactly zero:
// the factors are complete then.
fn NAME(a: ptr<function, array<T, N * N>>, pivots: ptr<function, array<u32, N>>) -> u32 {
  var info = 0u;
  // @unroll
  for (var k = 0u; k < N; k++) {
    var row = k;
    var most = abs((*a)[k + N * k]);
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let x = abs((*a)[i + N * k]);
      row = select(row, i, x > most);
      most = select(most, x, x > most);
    }
    (*pivots)[k] = row;
    // @unroll
    for (var i = FIRST; i < END; i++) {
      // @unroll
      for (var j = 0u; j < N; j++) {
        let x = (*a)[k + N * j];
        let y = (*a)[i + N * j];
        (*a)[k + N * j] = select(x, y, i == row);
        (*a)[i + N * j] = select(y, x, i == row);
      }
    }
    let pivot = (*a)[k + N * k];
    info = select(info, k + 1u, (info == 0u) & (pivot == T(0)));
    let divisor = select(pivot, T(1), pivot == T(0));
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let l = (*a)[i + N * k] / divisor;
      (*a)[i + N * k] = l;
      // @unroll
      for (var j = k + 1u; j < N; j++) {
        (*a)[i + N * j] -= l * (*a)[k + N * j];
      }
    }
  }
  return info;
}
