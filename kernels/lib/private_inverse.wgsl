// The inverse of the N x N matrix *a, column-major, in its place, by elimination with partial pivoting. 0, or k > 0 where the k-th pivot,
// counted from 1, is exactly zero: *a means nothing then.
fn NAME(a: ptr<function, array<T, N * N>>) -> u32 {
  var info = 0u;
  var pivots: array<u32, N>;
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
    pivots[k] = row;
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
    (*a)[k + N * k] = T(1);
    // @unroll
    for (var j = 0u; j < N; j++) {
      (*a)[k + N * j] /= divisor;
    }
    // @unroll
    for (var i = 0u; i < N; i++) {
      let l = (*a)[i + N * k];
      (*a)[i + N * k] = select(T(0), l, i == k);
      // @unroll
      for (var j = 0u; j < N; j++) {
        let x = (*a)[i + N * j];
        (*a)[i + N * j] = select(x - l * (*a)[k + N * j], x, i == k);
      }
    }
  }
  // The columns change places as the rows did, in reverse order.
  // @unroll
  for (var s = 0u; s < N; s++) {
    let column = pivots[N - 1u - s];
    // @unroll
    for (var j = FIRST_BACK; j < END_BACK; j++) {
      // @unroll
      for (var i = 0u; i < N; i++) {
        let x = (*a)[i + N * (N - 1u - s)];
        let y = (*a)[i + N * j];
        (*a)[i + N * (N - 1u - s)] = select(x, y, j == column);
        (*a)[i + N * j] = select(y, x, j == column);
      }
    }
  }
  return info;
}
