// What a tester says about its command line: the error of a wrong one, the usage line and the help text.
/** A wrong command line. The program prints the message to stderr and exits with status 1; `basalt test` with 64. */
export class UsageError extends Error {
    name = 'UsageError';
}
/** A file on the command line that cannot be read; `basalt test` exits with status 2. */
export class FileError extends UsageError {
}
export const usageLine = (program) => `% Usage: ${program} [options] [-h|--help]`;
/** Words in lines of at most 100 characters. */
export function wrapped(words) {
    const lines = [''];
    for (const word of words) {
        const line = lines.at(-1);
        if (line.length + 1 + word.length > 100)
            lines.push(word);
        else
            lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    }
    return lines.join('\n');
}
export const HELP = `Problem sizes
  -n, -N, --range m[,n[,k]]  add sizes; may be repeated, at most 1050 sizes in all.
                   Each field is a number or start:end:step, both ends included, step may be negative.
                   Only m: n = k = m. Only m,n: k = n. With several ranges the shortest ends the list.
                   A field without a range stays constant.  -N 100  -N 100:1000:100  -N 100,200:1000:100,300
                   Default 1088:10304:1024; batched testers 32:512:32.
What is run
  -c, --check, --nocheck     check results (also MAGMA_TESTINGS_CHECK); some testers always check.
  -c2, --check2              the second check of a tester, e.g. |Ax-b| instead of |PA-LU| for getrf.
  -l, --lapack, --nolapack   run LAPACK on the CPU too (also MAGMA_RUN_LAPACK): a native library, else the reference.
      --magma, --nomagma     run the library under test.
      --warmup, --nowarmup   one untimed call before the timed one (also MAGMA_WARMUP).
      --plan, --noplan       record the call once, and time runs of the plan.
  --niter x        calls per size, default 1.              -v, --verbose    more output; may be repeated.
  --version x      variant of the routine, default 1; of getrf and gesv: 1 hybrid, 2 without pivoting (getrf alone),
                   3 native, 4 native with tournament pivoting; of potrf and posv: 1 hybrid, 2 native. Without it
                   these four choose themselves, as measured costs say.
Where it runs
  --backend x      auto*, cpu or gpu.                      --adapter x   use the adapter whose name contains x.
  --dev x          index of the adapter, default 0.        --timer x     gpu* (timestamps) or wall.
  --math x         arithmetic of products on the GPU: strict*, split, fast, half; factorizations have the first three.
  --ngpu x         number of GPUs, default 1 (also MAGMA_NUM_GPUS): every call on all of them at once, one problem
                   each, rates of all together; -1 is 1.
Data
  --matrix x       kind of test matrix, default rand; posv and potrf use rand_dominant.
  --cond x         condition number where the kind has one, default sqrt(1/eps).
  --condD x        condition number of an extra diagonal scaling, default 1.
  --matrix-file x  read the matrix from a file: Matrix Market, CSV, TSV, NPY or NPZ.
  --tol, --tolerance x       bound in units of eps, 0 to 1000, default 30.
  --json x         also write the rows to this file as JSON.
Only some routines use these
  --batch x (300)  --nrhs x (1)  --nb x (0 = automatic)  --align x (32: leading dimensions become multiples of it)
  --kl x (1)  --ku x (1)  --nqueue x (1)  --nsub x (1)  --nthread x (1)  --offset x (0)  --itype 1..3 (1)
  --cache x        MiB to flush between runs, 1 to 1024, default 2 per thread.
  --fraction [lo,]up         eigenvalues or singular values lo*n+1 .. up*n, 0 <= lo <= up <= 1.
  --irange [lo,]up           those with indices lo .. up.     --vrange lo,up   those with values in the interval.
  --svd-work x     list of workspace sizes: query* doc doc_old min min_old min_fast min-1 opt opt_old opt_slow max all.
  -L -U -F         uplo: lower*, upper, full.              -SL -SR   side: left*, right.
  -NN -NT .. -CC   transA and transB: N*, T or C.          -T -C     transA alone.
  -DN -DU          diag: non-unit*, unit.                  -JN -JV   jobz: no* vectors, vectors.
  -LN -LV -RN -RV  left and right eigenvectors: no*, yes.
  --jobu x, --jobv x         list of n* s o a: no, some, overwrite, all singular vectors.
  -h, --help       this text.                              * default value
`;
